import * as z from 'zod/mini';
import type { Outcome, Call } from '../../../http/model/failure.js';
import type { GiftCardBalance } from '../model/gift-card.js';
import type { CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/client.js';
import { ONCE_CLASS } from '../../../http/retry-classes.js';
import { SchemaFailure } from '../../../http/errors.js';
import { toCurrency, amountField, optionalStringField } from '../../../http/read/wire-fields.js';
import type { Secret } from '../../../http/model/secret.js';

/** A card as it was typed. */
export interface TypedCard {
  /** 19 digits. */
  readonly accountNumber: string;
  /** 6 digits. */
  readonly pin: string;
  /** ISO 4217: what the card is asked for in. */
  readonly currency: string;
}

/** The same, ready to be sent. */
export interface GiftCardRequest {
  readonly accountNumber: Secret;
  readonly pin: Secret;
  readonly currency: string;
}

export type GiftCardCall = Call<TypedCard, GiftCardBalance>;

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

/** `get-gift-card-balance`: what is left on a gift card. Apart from the others: no other screen asks for it. */
export const GIFT_CARD_PATH = '/payment/gift_card_balance/v1';

/** What is left on a gift card. */
export const giftCardSchema = z.object({ balance: amountField, currency: optionalStringField });

/**
 * What is left on a card, in its own currency, or in the one it was asked for in. A sum that none can be is no answer. Throws
 * `SchemaFailure`.
 */
export function toGiftCard(wire: unknown, asked: string): GiftCardBalance {
  const card = giftCardSchema.safeParse(wire).data;
  if (card === undefined || !Number.isFinite(card.balance) || card.balance < 0) throw new SchemaFailure('balance');
  const currency = toCurrency(card.currency, 'currency', ({ path, isShown }) => {
    if (!isShown) throw new SchemaFailure(path);
  });
  return { balance: card.balance, currency: currency ?? asked };
}
