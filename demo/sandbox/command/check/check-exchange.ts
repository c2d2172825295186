import type { OrderFacts } from './order-facts.js';
import { getField, getList, getText } from './read-wire.js';
import type { Session } from './session.js';

/** The body of the order of an exchange, but for the number of its return. */
export type ExchangeDraft = object;

const [OPTIONS, PREVIEW] = ['list-exchange-options', 'request-exchange-preview'] as const;

/** Checks what a line may be exchanged for, and what that would cost. Returns the exchange that may then be ordered. */
export async function checkExchange(
  session: Session,
  facts: OrderFacts | undefined,
): Promise<ExchangeDraft | undefined> {
  const { country, token } = session.options;
  if (token === undefined) return undefined;
  if (!facts || facts.exchangeGtin === undefined) {
    for (const name of [OPTIONS, PREVIEW]) session.note(name, 'needs an order with a line that may be exchanged');
    return undefined;
  }
  const locale = `en-${country.toUpperCase()}`;
  const { orderNumber, exchangeGtin: gtin } = facts;
  const choices = await session.attempt(OPTIONS, {
    request: 'a line of the order',
    body: { country, langRegion: locale, orderNumber, gtin, quantity: 1 },
    expects: [200],
  });
  const skuId = findSku(getList(choices?.json, 'objects'));
  if (skuId === undefined || facts.exchange === undefined) {
    session.note(PREVIEW, 'needs a size to exchange for');
    return undefined;
  }
  const { orderLineKey, address, recipient, currency, price } = facts.exchange;
  const body = {
    parentSalesOrderNumber: orderNumber,
    ...(facts.email !== undefined && { email: facts.email }),
    ...{ country, currency, locale, channel: 'WEB', address, recipient },
    clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
    items: [{ id: `${orderLineKey}:1`, skuId, quantity: 1, priceAdjustments: [] }],
    totals: { subTotal: price, shippingTotal: 0, totalTaxes: 0, orderTotal: price },
  };
  const preview = await session.attempt(PREVIEW, { request: 'an exchange of the line', body, expects: [200] });
  return preview && toDraft(body, preview.json);
}

/** A size that is there, of a colour that may be exchanged for; if there is none, any. */
function findSku(colours: readonly unknown[]): string | undefined {
  const isOffered = (colour: unknown): boolean => getField(colour, 'isUnexchangeableOptionFlag') !== true;
  const listSizes = (list: readonly unknown[]) => list.flatMap((colour) => getList(colour, 'sizeSpecifications'));
  const inStock = listSizes(colours.filter(isOffered)).filter((size) => getText(size, 'level') !== 'OOS');
  return [...inStock, ...listSizes(colours)].map((size) => getText(size, 'skuId')).find((text) => text !== undefined);
}

/** The exchange as it was previewed. */
function toDraft(body: object, preview: unknown): ExchangeDraft | undefined {
  const previewId = getText(preview, 'previewId');
  if (previewId === undefined) return undefined;
  const items = getList(preview, 'items').map((item) => ({
    id: getField(item, 'id'),
    skuId: getField(item, 'skuId'),
    quantity: 1,
    priceAdjustments: getList(item, 'priceAdjustments').map((one) => ({ tax: getField(one, 'tax') })),
  }));
  const [subTotal, shippingTotal, totalTaxes, orderTotal] = [
    ...['subTotal', 'shippingTotal', 'totalTaxes', 'orderTotal'],
  ].map((name) => getField(preview, 'totals', name));
  const totals = { subTotal, shippingTotal, ...(totalTaxes !== null && { totalTaxes }), orderTotal };
  return { ...body, items, totals, previewId };
}
