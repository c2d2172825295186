import * as z from 'zod/mini';
import { webLinkSchema } from './order-group.js';
import { optionalSimpleStatusField } from './simple-status.js';
import { lineTransactionSchema } from './transaction.js';
import {
  enumField,
  optionalField,
  textField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
} from '../../http/read/wire-fields.js';

export const productSchema = z.object({
  productId: z.string(),
  title: textField,
  category: optionalTextField,
  productImage: optionalUrlField,
  color: optionalTextField,
  size: optionalTextField,
  styleColor: optionalStringField,
  gtin: z.string(),
  pbid: optionalStringField,
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
  eddTranslated: optionalTextField,
  shipmentNumber: optionalStringField,
  skuid: optionalStringField,
  valueAddedServiceID: optionalStringField,
  customizedProductReference: optionalStringField,
  actions: optionalField(z.object({ buyItAgain: optionalField(webLinkSchema) })),
});

export type WireOrderItem = z.output<typeof orderItemSchema>;
