import type * as z from 'zod/mini';
import type { OrderSums } from '../../domain/order.js';
import { toAmount } from './display-value.js';
import { toPresentFields } from './present-fields.js';
import type { transactionSchema } from './transaction.js';

/** What a total is made of; an amount that no sum can have is left out. */
export function toSums(transaction: z.output<typeof transactionSchema>): OrderSums {
  return toPresentFields({
    subTotal: toAmount(transaction.subTotal),
    shipping: toAmount(transaction.shippingTotal),
    fees: toAmount(transaction.totalFees),
    taxes: toAmount(transaction.totalTaxes),
    includedTaxes: toAmount(transaction.inclusiveTaxTotal),
    duties: toAmount(transaction.totalDuties),
  });
}
