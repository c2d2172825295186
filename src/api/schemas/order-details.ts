import * as z from 'zod/mini';
import { deferredPaymentDataSchema } from './deferred-payment.js';
import { shipmentSchema } from './shipment.js';
import {
  amountField,
  countField,
  dateField,
  optionalField,
  optionalValueField,
  textField,
  urlField,
} from './wire-fields.js';

/** Why something cannot be returned, with a way on where there is one. */
export const returnDisableReasonSchema = z.object({
  text: textField,
  linkText: optionalField(textField),
  url: optionalField(urlField),
  code: optionalField(z.string()),
});

/** What of a payment no list shows. */
export const paymentDetailsSchema = z.object({ installmentFlag: optionalField(z.boolean()) });

/** What an order's own screen reads of it, beside what a list does. */
export const orderDetailsSchema = z.object({
  paymentApprovalId: optionalField(z.string()),
  paymentHoldFlag: optionalField(z.boolean()),
  legacyPaymentUrl: optionalField(urlField),
  deferredPaymentData: optionalField(deferredPaymentDataSchema),
  showBarcodeFlag: optionalField(z.boolean()),
  barcode: optionalField(z.object({ header: textField, subheader: textField, barcodeNumber: z.string() })),
  returnToStore: optionalField(z.boolean()),
  returnMethod: optionalField(z.string()),
  parentSalesOrderNumber: optionalField(z.string()),
  pendingModification: optionalField(z.object({ type: z.string() })),
  shipFrom: optionalField(z.object({ address: z.object({ country: z.string() }) })),
});

const viewReturnSchema = z.object({ returnOrderId: z.string() });

export const groupDetailActionsSchema = z.object({
  viewReturn: optionalField(z.union([viewReturnSchema, z.array(viewReturnSchema)])),
  returnDisableReasonAction: optionalField(returnDisableReasonSchema),
});

export const groupDetailsSchema = z.object({
  returnOrderNumber: optionalField(z.string()),
  exchangeOrderNumber: optionalField(z.string()),
  actions: optionalField(groupDetailActionsSchema),
});

export const promotionsField = optionalField(z.array(z.object({ id: z.string(), promoType: z.string() })));

export const itemDetailsSchema = z.object({
  product: z.object({ productIdPathName: optionalField(z.string()) }),
  lineItemStatus: z.object({ statusColor: optionalField(z.string()) }),
  lineItemStatusVariant: optionalField(z.string()),
  lineItemColor: optionalField(z.string()),
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
  carrier: optionalField(z.string()),
  events: optionalField(z.array(z.object({ time: dateField, status: textField, location: optionalField(textField) }))),
});
