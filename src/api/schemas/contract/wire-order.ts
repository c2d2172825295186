import * as z from 'zod/mini';
import { addressSchema } from '../address.js';
import { shipFromSchema } from '../contact.js';
import { orderContactSchema } from '../to-order-contact.js';
import { orderHeadSchema, orderTypeSchema } from '../order-head.js';
import { deferredPaymentDataSchema, paymentSchema } from '../payment.js';
import { transactionSchema } from '../transaction.js';
import { optionalField, textField, urlField } from '../wire-fields.js';
import { wireOrderGroupSchema } from './wire-order-group.js';
import type { wireOrderItemSchema } from './wire-order-item.js';
import { wireShipmentSchema } from './wire-shipment.js';

export const wirePaymentSchema = z.extend(paymentSchema, { installmentFlag: optionalField(z.boolean()) });

/** The whole order as the wire carries it, composed of the blocks that the client reads one by one. */
export const wireOrderSchema = z.object({
  ...orderHeadSchema.shape,
  ...orderTypeSchema.shape,
  ...orderContactSchema.shape,
  orderId: z.string(),
  group: z.array(wireOrderGroupSchema),
  shipments: optionalField(z.array(wireShipmentSchema)),
  payment: z.array(wirePaymentSchema),
  paymentApprovalId: optionalField(z.string()),
  paymentHoldFlag: optionalField(z.boolean()),
  legacyPaymentUrl: optionalField(urlField),
  deferredPaymentData: optionalField(deferredPaymentDataSchema),
  showBarcodeFlag: optionalField(z.boolean()),
  barcode: optionalField(z.object({ header: textField, subheader: textField, barcodeNumber: z.string() })),
  shipFrom: optionalField(shipFromSchema),
  shippingAddress: optionalField(addressSchema),
  storeAddress: optionalField(addressSchema),
  pickupAddress: optionalField(addressSchema),
  returnToStore: optionalField(z.boolean()),
  returnMethod: optionalField(z.string()),
  parentSalesOrderNumber: optionalField(z.string()),
  transaction: transactionSchema,
  transactionAlt: optionalField(transactionSchema),
});

export type WireOrder = z.input<typeof wireOrderSchema>;
export type WireOrderGroup = z.input<typeof wireOrderGroupSchema>;
export type WireOrderItem = z.input<typeof wireOrderItemSchema>;
