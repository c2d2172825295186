import * as z from 'zod/mini';
import type { GiftCardBalance } from '../model/gift-card.js';
import { SchemaFailure } from '../../../http/read/schema-failure.js';
import { toCurrency } from '../../../orders/api/to-currency.js';
import { amountField, optionalStringField } from '../../../http/read/wire-fields.js';

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
