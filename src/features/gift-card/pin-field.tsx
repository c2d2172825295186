import { useEffect, useRef, type ReactNode } from 'react';
import { isCardNumber, PIN_DIGITS, toDigits } from './model/gift-card.js';
import { useGiftCard } from './use-gift-card.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { Field } from '../../ui/field.js';

/** The PIN, once the number is whole (orders area, section 5). That it can be typed now is said, as nothing else tells who cannot see it. */
export function PinField(): ReactNode {
  const intl = useIntl();
  const { platform } = useScope();
  const { card, state } = useGiftCard();
  const isOpen = isCardNumber(state.number);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) platform.announce(intl.t('giftCard.pinOpen'));
    wasOpen.current = isOpen;
  }, [isOpen, intl, platform]);

  return (
    <Field
      name="pin"
      label={intl.t('giftCard.pin')}
      hint={intl.t(isOpen ? 'giftCard.pinHint' : 'giftCard.pinLocked')}
      value={state.pin}
      onChange={(typed, input) => {
        const pin = toDigits(typed).slice(0, PIN_DIGITS);
        input.value = pin;
        card.edit({ pin });
      }}
      input={{ className: 'figures is-secret', inputMode: 'numeric', readOnly: !isOpen }}
    />
  );
}
