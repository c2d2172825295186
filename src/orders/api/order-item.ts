import * as z from 'zod/mini';
import { lineTransactionSchema } from './to-sums.js';
import {
  enumField,
  optionalField,
  optionalFlagField,
  textField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
  optionalEnumField,
  urlField,
} from '../../http/read/wire-fields.js';
import { optionalToneField } from './tones.js';

const webLinkSchema = z.object({ webLink: urlField });

const viewReturnSchema = z.object({ returnOrderId: z.string() });

/** The actions of a group that a screen reads. */
export const groupActionsSchema = z.object({
  cancel: optionalField(z.object({})),
  trackShipment: optionalField(webLinkSchema),
  return: optionalField(webLinkSchema),
  viewReturn: optionalField(z.union([viewReturnSchema, z.array(viewReturnSchema)])),
});

/**
 * A part of an order that shares one status and heading, with the fields that a screen reads. Items are read one by one, so that a broken
 * item affects only itself.
 */
export const orderGroupSchema = z.object({
  orderItems: z.array(z.unknown()),
  groupHeading: textField,
  groupHeadingVariant: optionalToneField,
  groupSubheading: optionalTextField,
  message: optionalTextField,
  isCancellable: optionalFlagField,
  isPendingCancellation: optionalFlagField,
  isRecentlyCancelled: optionalFlagField,
  isReturnOrder: optionalFlagField,
  isGlobalStoreOrder: optionalFlagField,
  trackingUrl: optionalUrlField,
  shipFromCountry: optionalStringField,
  returnOrderNumber: optionalStringField,
  actions: optionalField(groupActionsSchema),
});

export type WireOrderGroup = z.output<typeof orderGroupSchema>;

const SIMPLE_STATUSES = [
  'ORDERED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_CREATED',
  'RETURN_IN_PROCESS',
  'RETURN_COMPLETED',
  'RETURN_DENIED',
  'CANCELLED',
  'PICKUP_READY',
  'PICKUP_COMPLETE',
] as const;

const optionalSimpleStatusField = optionalEnumField(SIMPLE_STATUSES);

export const optionalSimpleStatusesField = optionalField(z.array(enumField(SIMPLE_STATUSES)));

export const productSchema = z.object({
  productId: z.string(),
  title: textField,
  category: optionalTextField,
  productImage: optionalUrlField,
  color: optionalTextField,
  size: optionalTextField,
  styleColor: optionalStringField,
  gtin: optionalStringField,
  pbid: optionalStringField,
});

/**
 * One line of an order, with the fields that a screen reads; `contract/wire-order-item.ts` has all fields. INLINE is a product, NIKEID a
 * customised product, SERVICE a service for another line.
 */
export const orderItemSchema = z.object({
  orderLineKey: z.string(),
  lineType: enumField(['INLINE', 'NIKEID', 'SERVICE']),
  product: productSchema,
  lineItemStatus: z.object({ status: z.string() }),
  simpleStatus: optionalSimpleStatusField,
  lineItemTransaction: lineTransactionSchema,
  returnableFlag: optionalFlagField,
  eddTranslated: optionalTextField,
  shipmentNumber: optionalStringField,
  skuid: optionalStringField,
  valueAddedServiceID: optionalStringField,
  customizedProductReference: optionalStringField,
  actions: optionalField(z.object({ buyItAgain: optionalField(webLinkSchema) })),
});

export type WireOrderItem = z.output<typeof orderItemSchema>;
