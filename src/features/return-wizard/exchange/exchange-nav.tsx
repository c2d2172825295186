import type { ReactNode } from 'react';
import { useIntl } from '../../../app/context/scope-context.js';
import { Icon, type IconShape } from '../../../ui/icon.js';
import { FIRST_ICON, NEXT_ICON, PREVIOUS_ICON, LAST_ICON } from '../../../ui/icons/next-icon.js';

/** Where one exchange stands among all of them. */
export interface ExchangePlace {
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  /** How many are picked for, from the first on: that many places one may go to. */
  readonly furthest: number;
}

export interface ExchangeNavProps {
  readonly place: ExchangePlace;
  /** Nothing is missing here, so that one may go on. */
  readonly isReady: boolean;
  readonly onGo: (index: number) => void;
}

/** Which of several exchanges it is, and the ways to the others. */
export function ExchangeNav({ place, isReady, onGo }: ExchangeNavProps): ReactNode {
  const intl = useIntl();
  const { index, count, furthest } = place;
  const last = count - 1;
  const canGoBack = index > 0;
  const canGoOn = (to: number): boolean => isReady && index < last && to <= furthest;
  return (
    <nav className="exchange-nav" aria-label={intl.t('returnExchange.nav')}>
      <NavButton name={intl.t('returnExchange.first')} icon={FIRST_ICON} isOn={canGoBack} onPress={() => onGo(0)} />
      <NavButton
        name={intl.t('returnExchange.previous')}
        icon={PREVIOUS_ICON}
        isOn={canGoBack}
        onPress={() => onGo(index - 1)}
      />
      <p className="figures">{intl.t('returnExchange.place', { number: index + 1, count })}</p>
      <NavButton
        name={intl.t('returnExchange.next')}
        icon={NEXT_ICON}
        isOn={canGoOn(index + 1)}
        onPress={() => onGo(index + 1)}
      />
      <NavButton
        name={intl.t('returnExchange.last')}
        icon={LAST_ICON}
        isOn={canGoOn(last)}
        onPress={() => onGo(last)}
      />
    </nav>
  );
}

interface NavButtonProps {
  readonly name: string;
  readonly icon: IconShape;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function NavButton({ name, icon, isOn, onPress }: NavButtonProps): ReactNode {
  return (
    <button
      className="button is-secondary exchange-go"
      type="button"
      aria-label={name}
      disabled={!isOn}
      onClick={onPress}
    >
      <Icon shape={icon} />
    </button>
  );
}
