import * as z from 'zod/mini';
import { optionalToneField } from './tones.js';
import {
  optionalField,
  textField,
  urlField,
  optionalStringField,
  optionalTextField,
  optionalUrlField,
} from '../../http/read/wire-fields.js';

export const webLinkSchema = z.object({ webLink: urlField });

/** What can be done with a part of an order, as far as a screen reads it. */
export const groupActionsSchema = z.object({
  cancel: optionalField(z.object({})),
  trackShipment: optionalField(webLinkSchema),
  return: optionalField(webLinkSchema),
});

/**
 * A part of an order that shares one status and heading, as far as a screen reads it. Its items are read one by one, so that a broken
 * one costs only itself.
 */
export const orderGroupSchema = z.object({
  orderItems: z.array(z.unknown()),
  groupHeading: textField,
  groupHeadingVariant: optionalToneField,
  groupSubheading: optionalTextField,
  message: optionalTextField,
  isCancellable: z.boolean(),
  isPendingCancellation: z.boolean(),
  isRecentlyCancelled: z.boolean(),
  isReturnOrder: z.boolean(),
  isGlobalStoreOrder: z.boolean(),
  trackingUrl: optionalUrlField,
  shipFromCountry: optionalStringField,
  actions: optionalField(groupActionsSchema),
});

export type WireOrderGroup = z.output<typeof orderGroupSchema>;
