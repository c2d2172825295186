import * as z from 'zod/mini';
import type { OrderSums } from '../model/order-sums.js';
import {
  toAmount,
  toPresentFields,
  type BlockReader,
  amountField,
  countField,
  dateField,
  optionalValueField,
  optionalTextField,
} from '../../http/read/wire-fields.js';

type WireTransaction = z.output<typeof transactionSchema>;

/** The amounts of a total; an impossible amount is left out, and reported. */
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

/** The amounts of a whole order. */
export const transactionSchema = z.object({
  orderDate: dateField,
  orderTotal: amountField,
  subTotal: amountField,
  shippingTotal: amountField,
  totalFees: optionalValueField(amountField),
  totalTaxes: optionalValueField(amountField),
  inclusiveTaxTotal: optionalValueField(amountField),
  totalDuties: optionalValueField(amountField),
  message: optionalTextField,
});

/** The amounts of one line. Price and msrp are for the whole line, not per unit. */
export const lineTransactionSchema = z.object({
  msrp: optionalValueField(amountField),
  quantity: countField,
  lineItemChargedPrice: amountField,
});
