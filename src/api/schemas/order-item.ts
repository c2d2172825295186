import * as z from 'zod/mini';
import { webLinkSchema } from './order-group.js';
import { optionalSimpleStatusField } from './simple-status.js';
import { lineTransactionSchema } from './transaction.js';
import { enumField, optionalField, textField, urlField } from './wire-fields.js';

export const productSchema = z.object({
  productId: z.string(),
  title: textField,
  category: optionalField(textField),
  productImage: optionalField(urlField),
  color: optionalField(textField),
  size: optionalField(textField),
  styleColor: optionalField(z.string()),
  gtin: z.string(),
  pbid: optionalField(z.string()),
});

/**
 * One line of an order, as far as a screen reads it; what else it carries stands in `contract/wire-order-item.ts`. INLINE is a
 * product, NIKEID a customised one, SERVICE something done to another line.
 */
export const orderItemSchema = z.object({
  orderLineKey: z.string(),
  lineType: enumField(['INLINE', 'NIKEID', 'SERVICE']),
  product: productSchema,
  lineItemStatus: z.object({ status: z.string() }),
  simpleStatus: optionalSimpleStatusField,
  lineItemTransaction: lineTransactionSchema,
  returnableFlag: z.boolean(),
  eddTranslated: optionalField(textField),
  shipmentNumber: optionalField(z.string()),
  skuid: optionalField(z.string()),
  valueAddedServiceID: optionalField(z.string()),
  customizedProductReference: optionalField(z.string()),
  actions: optionalField(z.object({ buyItAgain: optionalField(webLinkSchema) })),
});

export type WireOrderItem = z.output<typeof orderItemSchema>;
