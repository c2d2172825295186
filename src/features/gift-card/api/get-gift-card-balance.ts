import * as z from 'zod/mini';
import type { Call } from '../../../http/model/failure.js';
import type { GiftCardBalance } from '../model/gift-card.js';
import { ONCE_CLASS } from '../../../http/retry-classes.js';
import { SchemaFailure } from '../../../http/errors.js';
import { toCurrency, amountField, optionalStringField, readWhole } from '../../../http/read/wire-fields.js';
import type { Secret } from '../../../http/model/secret.js';
import { defineCall } from '../../../http/define-call.js';

/** A card as the shopper typed it. */
export interface TypedCard {
  /** 19 digits. */
  readonly accountNumber: string;
  /** 6 digits. */
  readonly pin: string;
  /** ISO 4217; the market's currency. */
  readonly currency: string;
}

/** A typed card, sealed for the API origin. */
export interface GiftCardRequest {
  readonly accountNumber: Secret;
  readonly pin: Secret;
  readonly currency: string;
}

export type GiftCardCall = Call<TypedCard, GiftCardBalance>;

/**
 * Reads the balance of a gift card, without retries, because each one counts as a guess. `missing`: no card has this
 * number and PIN.
 */
export const getGiftCardBalance = defineCall({
  name: 'get-gift-card-balance',
  retry: ONCE_CLASS,
  method: 'POST',
  path: '/payment/gift_card_balance/v1',
  toRequest: ({ accountNumber, pin, currency }: GiftCardRequest) => ({ body: { accountNumber, currency, pin } }),
  toValue: (answer, { currency }) => toGiftCard(answer, currency),
});

export const giftCardSchema = z.object({ balance: amountField, currency: optionalStringField });

/**
 * Parses a balance, in the card's own currency or else in the requested one.
 *
 * @throws SchemaFailure if the balance is missing or invalid
 */
export function toGiftCard(wire: unknown, requestedCurrency: string): GiftCardBalance {
  const card = readWhole(giftCardSchema, wire);
  if (!Number.isFinite(card.balance) || card.balance < 0) throw new SchemaFailure('balance');
  const currency = toCurrency(card.currency, 'currency', ({ path, isShown }) => {
    if (!isShown) throw new SchemaFailure(path);
  });
  return { balance: card.balance, currency: currency ?? requestedCurrency };
}
