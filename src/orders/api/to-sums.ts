import type * as z from 'zod/mini';
import type { OrderSums } from '../model/order-sums.js';
import { toAmount } from '../../http/read/display-value.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import type { BlockReader } from '../../http/read/read-block.js';
import type { transactionSchema } from './transaction.js';

type WireTransaction = z.output<typeof transactionSchema>;

/** What a total is made of; an amount that no sum can have is left out, and named. */
export function toSums(transaction: WireTransaction, at: string, read: BlockReader): OrderSums {
  const toSum = (field: keyof WireTransaction) => toAmount(transaction[field], `${at}.${field}`, read);
  return toPresentFields({
    subTotal: toSum('subTotal'),
    shipping: toSum('shippingTotal'),
    fees: toSum('totalFees'),
    taxes: toSum('totalTaxes'),
    includedTaxes: toSum('inclusiveTaxTotal'),
    duties: toSum('totalDuties'),
  });
}
