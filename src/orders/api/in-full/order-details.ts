import * as z from 'zod/mini';
import { deferredPaymentDataSchema } from '../to-deferred-payment.js';
import { shipmentSchema } from '../parcel-finder.js';
import {
  amountField,
  countField,
  dateField,
  optionalField,
  optionalValueField,
  textField,
  optionalStringField,
  optionalFlagField,
  optionalTextField,
  optionalUrlField,
} from '../../../http/read/wire-fields.js';

/** Why something cannot be returned, optionally with a link. */
export const returnDisableReasonSchema = z.object({
  text: textField,
  linkText: optionalTextField,
  url: optionalUrlField,
  code: optionalStringField,
});

/** Fields of a payment that only an order's own screen reads. */
export const paymentDetailsSchema = z.object({ installmentFlag: optionalFlagField });

/** Fields that an order's own screen reads in addition to those of a list. */
export const orderDetailsSchema = z.object({
  paymentApprovalId: optionalStringField,
  paymentHoldFlag: optionalFlagField,
  legacyPaymentUrl: optionalUrlField,
  deferredPaymentData: optionalField(deferredPaymentDataSchema),
  showBarcodeFlag: optionalFlagField,
  barcode: optionalField(z.object({ header: textField, subheader: textField, barcodeNumber: z.string() })),
  returnToStore: optionalFlagField,
  returnMethod: optionalStringField,
  parentSalesOrderNumber: optionalStringField,
  pendingModification: optionalField(z.object({ type: z.string() })),
  shipFrom: optionalField(z.object({ address: z.object({ country: z.string() }) })),
});

const viewReturnSchema = z.object({ returnOrderId: z.string() });

export const groupDetailActionsSchema = z.object({
  viewReturn: optionalField(z.union([viewReturnSchema, z.array(viewReturnSchema)])),
  returnDisableReasonAction: optionalField(returnDisableReasonSchema),
});

export const groupDetailsSchema = z.object({
  returnOrderNumber: optionalStringField,
  exchangeOrderNumber: optionalStringField,
  actions: optionalField(groupDetailActionsSchema),
});

export const promotionsField = optionalField(z.array(z.object({ id: z.string(), promoType: z.string() })));

export const itemDetailsSchema = z.object({
  product: z.object({
    productIdPathName: optionalStringField,
    isExchangeableFlag: optionalFlagField,
  }),
  lineItemStatus: z.object({ statusColor: optionalStringField }),
  lineItemStatusVariant: optionalStringField,
  lineItemColor: optionalStringField,
  lineItemTransaction: z.object({
    promotions: promotionsField,
    returnableQuantity: optionalField(countField),
    lineItemFees: optionalValueField(amountField),
    lineItemTaxes: optionalValueField(amountField),
  }),
  lineItemTransactionAlt: optionalField(z.object({ lineItemChargedPrice: optionalValueField(amountField) })),
  returnDisableReason: optionalField(returnDisableReasonSchema),
});

export const parcelSchema = z.extend(shipmentSchema, {
  carrier: optionalStringField,
  events: optionalField(z.array(z.object({ time: dateField, status: textField, location: optionalTextField }))),
});
