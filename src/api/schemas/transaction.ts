import * as z from 'zod/mini';
import { amountField, countField, dateField, optionalField, optionalValueField, textField } from './wire-fields.js';

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
  message: optionalField(textField),
});

const promotionSchema = z.object({ id: z.string(), promoType: z.string() });

/** What one line costs. Price, fees, taxes and msrp are of the whole line, not of a unit. */
export const lineTransactionSchema = z.object({
  orderDate: optionalField(dateField),
  msrp: optionalValueField(amountField),
  quantity: countField,
  returnableQuantity: optionalField(countField),
  lineItemChargedPrice: amountField,
  lineItemFees: optionalField(amountField),
  lineItemTaxes: optionalField(amountField),
  promotions: optionalField(z.array(promotionSchema)),
});
