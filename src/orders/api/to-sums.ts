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

/** What the order as a whole costs. */
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

/** What one line costs. Price and msrp are of the whole line, not of a unit. */
export const lineTransactionSchema = z.object({
  msrp: optionalValueField(amountField),
  quantity: countField,
  lineItemChargedPrice: amountField,
});
