import * as z from 'zod/mini';
import { promotionsField, returnDisableReasonSchema } from '../src/orders/api/in-full/create-detail-reader.js';
import { orderItemSchema, productSchema } from '../src/orders/api/order-item.js';
import { lineTransactionSchema } from '../src/orders/api/to-sums.js';
import { amountField, countField, dateField, optionalField } from '../src/http/read/wire-fields.js';

export const wireProductSchema = z.extend(productSchema, {
  pid: optionalField(z.string()),
  metricId: optionalField(z.string()),
  productIdPathName: optionalField(z.string()),
  isExchangeableFlag: optionalField(z.boolean()),
});

/** Fees and taxes, like price and msrp, are for the whole line. */
export const wireLineTransactionSchema = z.extend(lineTransactionSchema, {
  orderDate: optionalField(dateField),
  returnableQuantity: optionalField(countField),
  lineItemFees: optionalField(amountField),
  lineItemTaxes: optionalField(amountField),
  promotions: promotionsField,
});

/** The complete line as sent by the service, including fields that the client does not read yet. */
export const wireOrderItemSchema = z.extend(orderItemSchema, {
  product: wireProductSchema,
  lineItemStatus: z.object({ status: z.string(), statusColor: optionalField(z.string()) }),
  lineItemStatusVariant: optionalField(z.string()),
  lineItemColor: optionalField(z.string()),
  lineItemTransaction: wireLineTransactionSchema,
  lineItemTransactionAlt: optionalField(wireLineTransactionSchema),
  returnDisableReason: optionalField(returnDisableReasonSchema),
  cancellableQuantity: optionalField(countField),
});
