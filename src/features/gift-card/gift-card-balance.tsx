import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { toDigits, type GiftCardBalance as Balance } from './model/gift-card.js';
import { useGiftCard } from './use-gift-card.js';
import { useIntl } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';

/** As many digits of a card are shown as tell it from another one. */
const SHOWN_DIGITS = 4;

/** What is left, on the panel of the card. Takes the focus, so that it is read. */
export function GiftCardBalance({ balance, currency }: Balance): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const panel = useRef<HTMLDivElement>(null);
  // A layout effect: the form went with the button that was pressed, and the browser would give its focus to the page first.
  useLayoutEffect(() => panel.current?.focus(), []);

  /** The form takes the place of the balance, and its first field the focus, which would be lost with the button. */
  function handleAnother(): void {
    const root = panel.current?.getRootNode();
    card.reset();
    queueMicrotask(() => root instanceof ShadowRoot && root.querySelector<HTMLElement>('[data-first]')?.focus());
  }

  return (
    <div className="form">
      <div className="gift-card" part="card" ref={panel} tabIndex={-1} data-first="">
        <p>{intl.t('giftCardAnswer.balance')}</p>
        <p className="gift-card-sum figures">{intl.money(balance, currency)}</p>
        <p className="figures">
          {intl.t('giftCardAnswer.ending', { digits: toDigits(state.number).slice(-SHOWN_DIGITS) })}
        </p>
      </div>
      <Button kind="secondary" onPress={handleAnother}>
        {intl.t('giftCardAnswer.another')}
      </Button>
    </div>
  );
}
