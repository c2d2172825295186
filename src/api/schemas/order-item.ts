import * as z from 'zod/mini';
import { returnDisableReasonSchema } from './return-disable-reason.js';
import { optionalSimpleStatusField } from './simple-status.js';
import { lineTransactionSchema } from './transaction.js';
import { enumField, optionalField, textField, urlField } from './wire-fields.js';

export const productSchema = z.object({
  productId: z.string(),
  pid: optionalField(z.string()),
  title: textField,
  category: optionalField(textField),
  productImage: optionalField(urlField),
  color: optionalField(textField),
  size: optionalField(textField),
  styleColor: optionalField(z.string()),
  gtin: z.string(),
  metricId: optionalField(z.string()),
  pbid: optionalField(z.string()),
  productIdPathName: optionalField(z.string()),
  isExchangeableFlag: optionalField(z.boolean()),
});

/** One line of an order. INLINE is a product, NIKEID a customised one, SERVICE something done to another line. */
export const orderItemSchema = z.object({
  orderLineKey: z.string(),
  lineType: enumField(['INLINE', 'NIKEID', 'SERVICE']),
  product: productSchema,
  lineItemStatus: z.object({ status: z.string(), statusColor: optionalField(z.string()) }),
  lineItemStatusVariant: optionalField(z.string()),
  lineItemColor: optionalField(z.string()),
  simpleStatus: optionalSimpleStatusField,
  lineItemTransaction: lineTransactionSchema,
  lineItemTransactionAlt: optionalField(lineTransactionSchema),
  returnableFlag: z.boolean(),
  returnDisableReason: optionalField(returnDisableReasonSchema),
  eddTranslated: optionalField(textField),
  skuid: optionalField(z.string()),
  valueAddedServiceID: optionalField(z.string()),
  customizedProductReference: optionalField(z.string()),
  shipmentNumber: optionalField(z.string()),
  actions: optionalField(z.object({ buyItAgain: optionalField(z.object({ webLink: urlField })) })),
});

export type WireOrderItem = z.output<typeof orderItemSchema>;
