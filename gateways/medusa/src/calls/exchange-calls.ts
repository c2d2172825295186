import type { Hono } from 'hono';
import type { Line, Member, Order, Return } from '../engine.js';
import type { ExchangedLine, ExchangeEngine, ExchangeResult, Replacement } from '../exchange.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, createKeyReused, createOrderMiss, Refusal } from '../http/answers.js';
import { readBody, readKey, readMember, readNumberOf, type Body } from '../http/read-request.js';
import { createRound } from '../wire/round.js';
import { toCharge, toExchangePreview, toExchangeSkus, toTotals, type ExchangedUnit } from '../wire/to-exchange.js';

const MOST_ITEMS = 100;
const ITEM_ID = /^(.{1,128}):[1-9]\d{0,5}$/;

const REFUSALS: Readonly<Record<Extract<ExchangeResult, { refusal: unknown }>['refusal'], () => Refusal>> = {
  notFound: createOrderMiss,
  keyReused: createKeyReused,
  soldOut: () => refuse('EXCHANGE_SOLD_OUT', 'An article is no longer available.'),
  alreadyExchanged: () => refuse('RETURN_EXCHANGED', 'The return was exchanged for other articles.'),
  notExchangeable: () => refuse('LINES_NOT_EXCHANGEABLE', 'The return has no such units that can still be exchanged.'),
};

function refuse(code: string, message: string): Refusal {
  return new Refusal(422, { code, message });
}

/** `list-exchange-options`, `request-exchange-preview` and `request-exchange-order`. */
export function addExchangeCalls(app: Hono, { engine, previewIds }: GatewaySettings): void {
  app.post('/order_mgmt/exchange_options/v1', async (c) => {
    const member = readMember(c);
    const body = await readBody(c);
    const { gtin, quantity, language } = readWanted(body);
    const found = await engine.findReplacements(readNumberOf(body, 'orderNumber'), member, { gtin });
    const lines = found?.order.lines.filter((line) => line.gtin === gtin) ?? [];
    if (!found || lines.length === 0) throw createOrderMiss();
    const replacements = lines.map(({ id }) => found.offers.get(id)).find((offer) => offer !== undefined) ?? [];
    if (replacements.length === 0) {
      throw new Refusal(409, { code: 'EXCHANGE_ITEM_INACTIVE', message: 'The item is no longer sold.' });
    }
    return c.json({ objects: toExchangeSkus(found.order, { lines, replacements, quantity, language }) });
  });
  app.post('/order_mgmt/exchange_order_previews/v1', async (c) => {
    const member = readMember(c);
    const { order, units } = await findUnits(await readBody(c), member, engine.findReplacements);
    const { items, totals } = toExchangePreview(order, units, Date.now());
    return c.json({ previewId: previewIds.issue(toContent(order, units), totals.orderTotal), items, totals });
  });
  app.post('/order_mgmt/exchange_orders/v1', async (c) => {
    const [member, key] = [readMember(c), readKey(c)];
    const body = await readBody(c);
    const returnNumber = readNumberOf(body, 'parentReturnOrderNumber');
    const { previewId } = body;
    if (typeof previewId !== 'string' || previewId === '') throw createInvalid('previewId');
    const { order, units } = await findUnits(body, member, engine.findReplacements);
    const returned = order.returns.find(({ number }) => number === returnNumber);
    if (!returned) throw createOrderMiss();
    // A repeated request gets the first answer, whatever the articles cost now.
    if (!returned.exchange) checkPrices(order, units, previewIds.read(previewId, toContent(order, units)));
    const result = await engine.requestExchange(order.number, member, {
      returnNumber,
      lines: toExchangedLines(order, units, returned),
      ...(key !== undefined && { key }),
    });
    if ('refusal' in result) throw REFUSALS[result.refusal]();
    return c.json({ orderNumber: result.exchangeNumber }, 201);
  });
}

/** The units of an article that a shopper wants to exchange, and the language of the answer. */
function readWanted({ gtin, quantity, langRegion }: Body) {
  if (typeof gtin !== 'string' || gtin === '') throw createInvalid('gtin');
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) throw createInvalid('quantity');
  if (typeof langRegion !== 'string') throw createInvalid('langRegion');
  const [language = 'en'] = langRegion.split('-');
  return { gtin, quantity, language };
}

interface FoundUnits {
  readonly order: Order;
  readonly units: readonly ExchangedUnit[];
}

/** Finds the units that a request names, with their replacements. */
async function findUnits(
  body: Body,
  member: Member,
  findReplacements: ExchangeEngine['findReplacements'],
): Promise<FoundUnits> {
  const number = readNumberOf(body, 'parentSalesOrderNumber');
  const items = readItems(body);
  const lineIds = [...new Set(items.map(({ lineId }) => lineId))];
  const found = await findReplacements(number, member, { lineIds });
  if (!found) throw createOrderMiss();
  const units = items.map(({ id, lineId, skuId }) => {
    const line = found.order.lines.find((one) => one.id === lineId);
    const replacement = found.offers.get(lineId)?.find(({ article }) => article === skuId);
    if (!line || !replacement) throw createOrderMiss();
    return { id, line, replacement };
  });
  return { order: found.order, units };
}

function readItems({ items }: Body) {
  if (!Array.isArray(items) || items.length === 0 || items.length > MOST_ITEMS) throw createInvalid('items');
  const read = items.map((item: unknown, index) => {
    const { id, skuId, quantity } = Object(item) as Record<string, unknown>;
    const [, lineId] = ITEM_ID.exec(typeof id === 'string' ? id : '') ?? [];
    if (typeof id !== 'string' || lineId === undefined) throw createInvalid(`items.${index}.id`);
    if (typeof skuId !== 'string' || skuId === '') throw createInvalid(`items.${index}.skuId`);
    if (quantity !== 1) throw createInvalid(`items.${index}.quantity`);
    return { id, lineId, skuId };
  });
  const first = read.findIndex(({ id }, index) => read.findIndex((one) => one.id === id) < index);
  if (first !== -1) throw createInvalid(`items.${first}.id`);
  return read;
}

/** The contents of an exchange, by which its preview is identified. */
function toContent({ number }: Order, units: readonly ExchangedUnit[]): string {
  const all = units.map(({ id, replacement }) => `${id} ${replacement.article}`).sort();
  return [number, ...all].join('\n');
}

/** Refuses an exchange if a replacement costs more than the replaced unit, or if all of them cost more than the preview said. */
function checkPrices(order: Order, units: readonly ExchangedUnit[], promised: number | undefined): void {
  const round = createRound(order.currency);
  const isDearer = ({ line, replacement }: ExchangedUnit): boolean =>
    !replacement.isEven && toCharge(replacement, round).price > line.price / line.quantity;
  if (units.some(isDearer)) throw refuse('EXCHANGE_DEARER', 'A replacement costs more than what it replaces.');
  if (promised === undefined || toTotals(order, units).orderTotal > promised) {
    throw refuse('EXCHANGE_PREVIEW_OUTDATED', 'The preview is unknown, or the replacements cost more by now.');
  }
}

/**
 * Assigns the units to the lines of the return. A return identifies its units by article, so it may contain another line of the same
 * article than the exchange names.
 */
function toExchangedLines(order: Order, units: readonly ExchangedUnit[], returned: Return): ExchangedLine[] {
  const round = createRound(order.currency);
  const left = new Map(returned.units.map(({ lineId, quantity }) => [lineId, quantity]));
  const lines = new Map<string, ExchangedLine>();
  for (const { line, replacement } of units) {
    const lineId = findReturnedLine(order, line, left);
    if (lineId === undefined) throw REFUSALS.notExchangeable();
    left.set(lineId, (left.get(lineId) ?? 0) - 1);
    const key = `${lineId} ${replacement.article}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + 1;
    lines.set(key, { lineId, article: replacement.article, quantity, price: toBothPrices(order, replacement, round) });
  }
  return [...lines.values()];
}

function findReturnedLine({ lines }: Order, { id, gtin }: Line, left: ReadonlyMap<string, number>): string | undefined {
  const isLeft = (lineId: string): boolean => (left.get(lineId) ?? 0) > 0;
  if (isLeft(id)) return id;
  return lines.find((one) => one.gtin === gtin && isLeft(one.id))?.id;
}

function toBothPrices({ isGross }: Order, replacement: Replacement, round: ReturnType<typeof createRound>) {
  const { price, tax } = toCharge(replacement, round);
  return isGross ? { net: price - tax, gross: price } : { net: price, gross: price + tax };
}
