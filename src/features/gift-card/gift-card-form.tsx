import { useEffect, useId, useRef, useLayoutEffect, type ReactNode, type SyntheticEvent } from 'react';
import {
  isCardNumber,
  isPin,
  PIN_DIGITS,
  toDigits,
  findGroupedPlace,
  groupCardNumber,
  NUMBER_LENGTH,
} from './model/gift-card.js';
import { useGiftCard } from './use-gift-card.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { GiftCardState } from './store/gift-card.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';

export interface GiftCardFormProps {
  /** Why the last try gave no balance; below the button that was pressed, so that no field moves. */
  readonly message: ReactNode;
  readonly isBusy: boolean;
  /** Somebody begins to fill it in. */
  readonly onStart: () => void;
}

/** Number and PIN, on a panel that looks like the card. */
export function GiftCardForm({ message, isBusy, onStart }: GiftCardFormProps): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const noteId = useId();
  const note = findNote(state);
  useAnnouncements(state);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    card.submit();
  }

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={handleSubmit} onFocus={onStart}>
      <div className="gift-card form" part="card">
        <CardNumberField />
        <PinField />
      </div>
      <p className="form-note" id={noteId}>
        {note && intl.t(note)}
      </p>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        isDisabled={note !== undefined && !isBusy}
        reasonId={note && noteId}
      >
        {intl.t('giftCard.submit')}
      </Button>
      {message}
    </form>
  );
}

/** Why nothing can be asked yet. */
function findNote({ number, pin, blockedUntil, now }: GiftCardState): MessageId | undefined {
  if (blockedUntil > now) return 'giftCard.blocked';
  if (!isCardNumber(number)) return 'giftCard.incompleteNumber';
  return isPin(pin) ? undefined : 'giftCard.incompletePin';
}

/** What goes on without the shopper's doing is said once. */
function useAnnouncements({ answer }: GiftCardState): void {
  const intl = useIntl();
  const { platform } = useScope();
  const isLoading = answer.status === 'loading';
  useEffect(() => {
    if (isLoading) platform.announce(intl.t('giftCard.checking'));
  }, [isLoading, intl, platform]);
  useSlowNotice(isLoading && answer.isSlow, 'giftCard.slow');
}

/** The PIN, once the number is whole (orders area, section 5). That it can be typed now is said, as nothing else tells who cannot see it. */
function PinField(): ReactNode {
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

/** The number of a card, in groups while it is typed or pasted. The caret stays behind the digit it stood behind. */
function CardNumberField(): ReactNode {
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
