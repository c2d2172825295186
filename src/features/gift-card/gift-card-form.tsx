import { useEffect, useId, type ReactNode, type SyntheticEvent } from 'react';
import { isCardNumber, isPin } from './model/gift-card.js';
import { useGiftCard } from './use-gift-card.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import type { MessageId } from '../../i18n/message-id.js';
import type { GiftCardState } from './store/gift-card.js';
import { Button } from '../../ui/button.js';
import { CardNumberField } from './card-number-field.js';
import { PinField } from './pin-field.js';

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
