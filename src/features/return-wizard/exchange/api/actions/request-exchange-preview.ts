import * as z from 'zod/mini';
import type { ExchangePreview, ExchangePreviewItem, ExchangeRequest } from '../../model/exchange-request.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toExchangeBody } from '../to-exchange-body.js';
import {
  blocksSchema,
  createBlockReader,
  ignorePath,
  readWhole,
  type BlockReader,
  toPresentFields,
  toAmount,
  amountField,
  countField,
  enumField,
  optionalField,
} from '../../../../../http/read/wire-fields.js';
import { SchemaFailure } from '../../../../../http/errors.js';
import { defineCall } from '../../../../../http/define-call.js';

/** Computes an exchange without ordering it. `missing`: this shopper has no such order. */
export const requestExchangePreview = defineCall({
  name: 'request-exchange-preview',
  isForMember: true,
  retry: RETRY_CLASSES.computing,
  method: 'POST',
  path: '/order_mgmt/exchange_order_previews/v1',
  toRequest: (request: ExchangeRequest, context) => ({ body: toExchangeBody(context, request) }),
  toValue: (answer, _request, { onUnreadable }) => toExchangePreview(answer, onUnreadable),
});

/** A tax that is included in a price or added to it. */
export const priceAdjustmentSchema = z.object({
  tax: z.object({
    type: z.string(),
    rate: z.number(),
    amount: z.number(),
    calculationDate: z.string(),
    treatment: enumField(['INCLUSIVE', 'EXCLUSIVE']),
  }),
});

/** An item of the exchange order; the price is per unit. */
export const exchangePreviewItemSchema = z.object({
  id: z.string(),
  skuId: z.string(),
  quantity: countField,
  price: optionalField(amountField),
});

export const exchangeTotalsSchema = z.object({
  subTotal: amountField,
  shippingTotal: amountField,
  totalTaxes: optionalField(amountField),
  orderTotal: amountField,
});

/** Each item is parsed separately, so that an invalid one does not affect the others. */
export const exchangePreviewSchema = z.object({
  previewId: z.string(),
  items: blocksSchema,
  totals: optionalField(exchangeTotalsSchema),
});

/**
 * Leaves out items that cannot be read.
 *
 * @throws SchemaFailure if the preview has no id
 */
export function toExchangePreview(wire: unknown, onUnreadable = ignorePath): ExchangePreview {
  const { previewId, items, totals } = readWhole(exchangePreviewSchema, wire);
  if (previewId === '') throw new SchemaFailure('previewId');
  const read = createBlockReader(onUnreadable);
  return toPresentFields({
    previewId,
    items: items.flatMap((block, index) => findItem(block, `items[${index}]`, read)),
    total: toAmount(totals?.orderTotal, 'totals.orderTotal', read),
  });
}

function findItem(block: unknown, at: string, read: BlockReader): ExchangePreviewItem[] {
  const item = read(exchangePreviewItemSchema, block, at);
  if (!item) return [];
  const { id, skuId, price } = item;
  return [toPresentFields({ id, skuId, price: toAmount(price, `${at}.price`, read) })];
}
