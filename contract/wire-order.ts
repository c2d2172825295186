import * as z from 'zod/mini';
import { addressSchema } from '../src/orders/api/to-address.js';
import {
  documentSchema,
  shipFromSchema,
  orderDetailsSchema,
  parcelSchema,
  paymentDetailsSchema,
} from '../src/orders/api/in-full/create-detail-reader.js';
import { orderContactSchema, orderHeadSchema, orderTypeSchema, paymentSchema } from '../src/orders/api/order.js';
import { transactionSchema } from '../src/orders/api/to-sums.js';
import { optionalField, optionalStringField } from '../src/http/read/wire-fields.js';
import { wireOrderGroupSchema } from './wire-order-group.js';
import type { wireOrderItemSchema } from './wire-order-item.js';

export const wirePaymentSchema = z.extend(paymentSchema, paymentDetailsSchema.shape);

/** The complete order as sent by the service, composed of the blocks that the client parses separately. */
export const wireOrderSchema = z.object({
  ...orderHeadSchema.shape,
  ...orderTypeSchema.shape,
  ...orderContactSchema.shape,
  ...orderDetailsSchema.shape,
  orderId: optionalStringField,
  group: z.array(wireOrderGroupSchema),
  shipments: optionalField(z.array(parcelSchema)),
  payment: z.array(wirePaymentSchema),
  documents: optionalField(z.array(documentSchema)),
  shipFrom: optionalField(shipFromSchema),
  shippingAddress: optionalField(addressSchema),
  storeAddress: optionalField(addressSchema),
  pickupAddress: optionalField(addressSchema),
  transaction: transactionSchema,
  transactionAlt: optionalField(transactionSchema),
});

export type WireOrder = z.input<typeof wireOrderSchema>;
export type WireOrderGroup = z.input<typeof wireOrderGroupSchema>;
export type WireOrderItem = z.input<typeof wireOrderItemSchema>;
