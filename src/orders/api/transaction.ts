import * as z from 'zod/mini';
import {
  amountField,
  countField,
  dateField,
  optionalValueField,
  optionalTextField,
} from '../../http/read/wire-fields.js';

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
