import type { Outcome } from '../../../http/model/failure.js';
import type { GiftCardBalance } from '../model/gift-card.js';
import type { CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/find-outcome.js';
import type { GiftCardRequest } from './gift-card-calls.js';
import { GIFT_CARD_PATH } from './gift-card-path.js';
import { ONCE_CLASS } from '../../../http/once-class.js';
import { toGiftCard } from './gift-card.js';

/**
 * Asks what is left on a gift card: `POST /payment/gift_card_balance/v1`. Never sent again by itself: a second try would be a guess.
 *
 * @returns missing where number and PIN do not belong together, or nobody knows the card
 */
export function getGiftCardBalance(
  context: CallContext,
  { accountNumber, currency, pin }: GiftCardRequest,
  signal: AbortSignal,
): Promise<Outcome<GiftCardBalance>> {
  return findOutcome(context, (wire) => toGiftCard(wire, currency), {
    call: 'get-gift-card-balance',
    rules: ONCE_CLASS,
    method: 'POST',
    path: GIFT_CARD_PATH,
    body: { accountNumber, currency, pin },
    signal,
  });
}
