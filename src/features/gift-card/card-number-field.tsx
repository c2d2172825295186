import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { findGroupedPlace, groupCardNumber, NUMBER_LENGTH, toDigits } from './model/gift-card.js';
import { useGiftCard } from './use-gift-card.js';
import { useIntl } from '../../app/context/use-intl.js';
import { Field } from '../../ui/field.js';

/** The number of a card, in groups while it is typed or pasted. The caret stays behind the digit it stood behind. */
export function CardNumberField(): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const typed = useRef<{ readonly input: HTMLInputElement; readonly digitsBefore: number }>(undefined);
  useLayoutEffect(() => {
    if (!typed.current) return;
    const { input, digitsBefore } = typed.current;
    typed.current = undefined;
    const place = Math.min(findGroupedPlace(digitsBefore), input.value.length);
    input.setSelectionRange(place, place);
  }, [state.number]);

  function handleChange(value: string, input: HTMLInputElement): void {
    const number = groupCardNumber(value);
    typed.current = { input, digitsBefore: toDigits(value.slice(0, input.selectionStart ?? value.length)).length };
    // What is no digit changes nothing that would be drawn anew.
    input.value = number;
    card.edit({ number });
  }

  return (
    <Field
      name="accountNumber"
      label={intl.t('giftCard.number')}
      hint={intl.t('giftCard.numberHint')}
      value={state.number}
      isFirst
      onChange={handleChange}
      input={{ className: 'figures', inputMode: 'numeric', maxLength: NUMBER_LENGTH }}
    />
  );
}
