import * as z from 'zod/mini';
import type { Outcome } from '../../../../../http/model/failure.js';
import type { ExchangePreview, ExchangePreviewItem } from '../../model/exchange-preview.js';
import type { ExchangeRequest } from '../../model/exchange-request.js';
import type { CallContext } from '../../../../../http/call-context.js';
import { EXCHANGE_PREVIEWS_PATH } from '../exchange-paths.js';
import { findOutcome } from '../../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../../http/retry-classes.js';
import { toExchangeBody } from '../to-exchange-body.js';
import { blocksSchema, createBlockReader, toPresentFields } from '../../../../../http/read/read-block.js';
import { toAmount } from '../../../../../http/read/display-value.js';
import { SchemaFailure } from '../../../../../http/errors.js';
import { amountField, countField, enumField, optionalField } from '../../../../../http/read/wire-fields.js';

/**
 * Asks what an exchange would come to: `POST /order_mgmt/exchange_order_previews/v1`. Nothing is done by it.
 *
 * @returns the preview; missing where there is no such order for this shopper
 */
export function requestExchangePreview(
  context: CallContext,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Outcome<ExchangePreview>> {
  return findOutcome(context, toExchangePreview, {
    call: 'request-exchange-preview',
    isForMember: true,
    rules: RETRY_CLASSES.computing,
    method: 'POST',
    path: EXCHANGE_PREVIEWS_PATH,
    body: toExchangeBody(context, request),
    signal,
  });
}

/** What a price holds or has on top of it. */
export const priceAdjustmentSchema = z.object({
  tax: z.object({
    type: z.string(),
    rate: z.number(),
    amount: z.number(),
    calculationDate: z.string(),
    treatment: enumField(['INCLUSIVE', 'EXCLUSIVE']),
  }),
});

/** Something that would come. Its price is that of one. */
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

/** Its items are read one by one. */
export const exchangePreviewSchema = z.object({
  previewId: z.string(),
  items: blocksSchema,
  totals: optionalField(exchangeTotalsSchema),
});

/** What an exchange would come to. An item that cannot be read is left out. Throws `SchemaFailure` where nothing names the preview. */
export function toExchangePreview(wire: unknown): ExchangePreview {
  let offender = '';
  const read = createBlockReader((path) => (offender = path));
  const preview = read(exchangePreviewSchema, wire, '');
  if (!preview) throw new SchemaFailure(offender);
  if (preview.previewId === '') throw new SchemaFailure('previewId');
  const { previewId, items, totals } = preview;
  return toPresentFields({
    previewId,
    items: items.flatMap((block, index) => findItem(block, `items[${index}]`)),
    total: toAmount(totals?.orderTotal, 'totals.orderTotal', read),
  });
}

function findItem(block: unknown, at: string): ExchangePreviewItem[] {
  const read = createBlockReader(() => undefined);
  const item = read(exchangePreviewItemSchema, block, at);
  if (!item) return [];
  const { id, skuId, price } = item;
  return [toPresentFields({ id, skuId, price: toAmount(price, `${at}.price`, read) })];
}
