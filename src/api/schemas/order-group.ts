import * as z from 'zod/mini';
import { returnDisableReasonSchema } from './return-disable-reason.js';
import { optionalSimpleStatusesField } from './simple-status.js';
import { optionalEnumField, optionalField, textField, urlField } from './wire-fields.js';

const webLinkSchema = z.object({ webLink: urlField });
const viewReturnSchema = z.object({ returnOrderId: z.string() });

const groupActionsSchema = z.object({
  cancel: optionalField(z.object({})),
  return: optionalField(webLinkSchema),
  trackShipment: optionalField(webLinkSchema),
  viewReturn: optionalField(z.union([viewReturnSchema, z.array(viewReturnSchema)])),
  returnDisableReasonAction: optionalField(returnDisableReasonSchema),
});

/** A part of an order that shares one status and heading. Its items are read one by one, so that a broken one costs only itself. */
export const orderGroupSchema = z.object({
  orderItems: z.array(z.unknown()),
  groupHeading: textField,
  groupHeadingVariant: optionalEnumField(['default', 'success', 'warning', 'critical']),
  groupSubheading: optionalField(textField),
  message: optionalField(textField),
  simpleStatuses: optionalSimpleStatusesField,
  isCancellable: z.boolean(),
  isPendingCancellation: z.boolean(),
  isRecentlyCancelled: z.boolean(),
  isReturnOrder: z.boolean(),
  isGlobalStoreOrder: z.boolean(),
  trackingUrl: optionalField(urlField),
  returnOrderNumber: optionalField(z.string()),
  exchangeOrderNumber: optionalField(z.string()),
  returnUrl: optionalField(urlField),
  shipFromCountry: optionalField(z.string()),
  actions: optionalField(groupActionsSchema),
});

export type WireOrderGroup = z.output<typeof orderGroupSchema>;
