import * as z from 'zod/mini';
import { addressSchema } from '../src/orders/api/to-address.js';
import {
  exchangePreviewItemSchema,
  exchangePreviewSchema,
  exchangeTotalsSchema,
  priceAdjustmentSchema,
} from '../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import {
  exchangeOptionsSchema,
  exchangeSizeSchema,
  exchangeSkuSchema,
} from '../src/features/return-wizard/exchange/api/list-exchange-options.js';
import { countryField, emailField, orderNumberField, writtenLocaleField } from './request-fields.js';

/** A colour as sent by the service; the client parses each colour and each size separately. */
export const wireExchangeSkuSchema = z.extend(exchangeSkuSchema, { sizeSpecifications: z.array(exchangeSizeSchema) });

export const wireExchangeOptionsSchema = z.extend(exchangeOptionsSchema, { objects: z.array(wireExchangeSkuSchema) });

export const wireExchangePreviewItemSchema = z.extend(exchangePreviewItemSchema, {
  priceAdjustments: z.array(priceAdjustmentSchema),
});

export const wireExchangePreviewSchema = z.extend(exchangePreviewSchema, {
  items: z.array(wireExchangePreviewItemSchema),
  totals: exchangeTotalsSchema,
});

export type WireExchangeSku = z.input<typeof wireExchangeSkuSchema>;
export type WireExchangePreview = z.input<typeof wireExchangePreviewSchema>;

const requestItemSchema = z.strictObject({
  id: z.string().check(z.regex(/^.{1,128}:[1-9]\d*$/)),
  skuId: z.string().check(z.minLength(1), z.maxLength(256)),
  quantity: z.literal(1),
  priceAdjustments: z.array(priceAdjustmentSchema),
});

export type WireExchangeRequestItem = z.output<typeof requestItemSchema>;

/** The fields of the requests for a preview and for the order that follows it. */
export const exchangeBodyShape = {
  parentSalesOrderNumber: orderNumberField,
  email: z.optional(emailField),
  country: countryField,
  currency: z.string().check(z.maxLength(8)),
  locale: writtenLocaleField,
  channel: z.literal('WEB'),
  address: addressSchema,
  recipient: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  clientInfo: z.strictObject({
    deviceId: z.literal('unknown'),
    appId: z.literal('orders-area'),
    userAgent: z.literal('unknown'),
    ipAddress: z.literal('0.0.0.0'),
  }),
  items: z.array(requestItemSchema).check(z.minLength(1)),
  totals: exchangeTotalsSchema,
};
