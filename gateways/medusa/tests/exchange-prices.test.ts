import { expect, test } from '@playwright/test';
import type { Line, Order } from '../src/engine.js';
import { createPreviewIds } from '../src/http/preview-ids.js';
import { toOffers } from '../src/medusa/to-replacements.js';
import type { OrderRecord, ProductRecord, VariantRecord } from '../src/medusa/records.js';
import { createRound } from '../src/wire/round.js';
import { toCharge, toExchangePreview, toExchangeSkus } from '../src/wire/to-exchange.js';

/** Creates a line of delivered units, as an order shows it. */
function createScene({ quantity = 1, price = 50, tax = 4, isGross = false, unitPrice = 50 }) {
  const line: Line = {
    ...{ id: 'line', productId: 'product', title: 'Sweater', gtin: 'gtin', article: 'navy-m', quantity, price, tax },
    ...{ listPrice: price, promotions: [], isExchangeable: true },
  };
  const order = {
    ...{ number: 'FH1', currency: 'USD', isGross, lines: [line], cancelledLines: [], returns: [] },
    parcels: [{ deliveredAt: '2026-11-26T12:00:00.000Z', units: [{ lineId: 'line', quantity }] }],
  } as unknown as Order;
  const item = { id: 'line', product_id: 'product', variant_id: 'navy-m', unit_price: unitPrice };
  const record = { items: [item] } as unknown as OrderRecord;
  const offer = (...variants: readonly VariantRecord[]) => {
    const product: ProductRecord = { id: 'product', title: 'Sweater', variants };
    return toOffers(record, order, [product]).get('line') ?? [];
  };
  return { line, order, offer };
}

function createVariant(id: string, price: number | null, stock: number | null = null): VariantRecord {
  const [color = '', size = ''] = id.split('-');
  const toOption = (title: string, value: string) => ({ value, option: { title } });
  const options = [toOption('Colour', color), toOption('Size', size)];
  return { id, sku: id, options, stock, calculated_price: price === null ? null : { calculated_amount: price } };
}

test('a replacement costs what was paid, in proportion to current prices', () => {
  const { offer } = createScene({ price: 45, tax: 3.6, unitPrice: 50 });
  const round = createRound('USD');
  const charge = (...variants: readonly VariantRecord[]) =>
    offer(...variants).map((one) => [one.article, one.isEven, toCharge(one, round).price]);
  // The shop has raised its prices: another size is still even, and keeps the discount.
  expect(charge(createVariant('navy-m', 60), createVariant('navy-s', 60), createVariant('sand-m', 40))).toEqual([
    ['navy-m', true, 45],
    ['navy-s', true, 45],
    ['sand-m', false, 30],
  ]);
  // The bought article is no longer sold, so its price at the time of the order counts.
  expect(charge(createVariant('navy-s', 50), createVariant('sand-m', 55))).toEqual([
    ['navy-s', true, 45],
    ['sand-m', false, 49.5],
  ]);
  // Not sold in this country.
  expect(charge(createVariant('navy-s', null))).toEqual([]);
});

for (const [quantity, price] of [
  [1, 11.114],
  [1, 11.115],
  [2, 22.229],
  [3, 33.345],
  [7, 77.777],
] as const) {
  test(`an even exchange of one of ${quantity} for ${price} does not exceed the unit price that the client shows`, () => {
    const { line, order, offer } = createScene({ quantity, price, tax: price * 0.0825 });
    const [replacement] = offer(createVariant('navy-m', 12), createVariant('navy-s', 12));
    if (!replacement) throw new Error('There is no replacement.');
    const { items } = toExchangePreview(order, [{ id: 'line:1', line, replacement }], 0);
    // The client divides the price that it receives.
    const shown =
      quantity === 1 ? Math.round(price * 100) / 100 : Math.round((Math.round(price * 100) * 10) / quantity) / 1_000;
    expect(items[0]?.price).toBeCloseTo(shown, 9);
  });
}

test('each colour has its sizes, and sizes with another price form a separate entry', () => {
  const { line, order, offer } = createScene({});
  const replacements = offer(
    createVariant('navy-s', 50, 1),
    createVariant('navy-m', 50, 20),
    createVariant('navy-l', 50, 2),
    createVariant('navy-xxl', 55, 20),
    createVariant('sand-m', 50),
  );
  const skus = toExchangeSkus(order, { lines: [line], replacements, quantity: 2, language: 'de' });
  const shown = skus.map(({ skuId, colorDescription, price, sizeSpecifications: sizes }) => [
    ...[skuId, colorDescription, price, sizes.map(({ productSize, level }) => `${productSize} ${level}`)],
  ]);
  expect(shown).toEqual([
    ['navy-m', 'navy', 50, ['s OOS', 'm HIGH', 'l LOW']],
    ['navy-xxl', 'navy', 55, ['xxl HIGH']],
    ['sand-m', 'sand', 50, ['m HIGH']],
  ]);
  expect(new Set(skus.map(({ colorCode }) => colorCode)).size).toBe(3);
});

test("an article without a size is shown with a size in the shopper's language", () => {
  const { line, order, offer } = createScene({});
  const replacements = offer({ ...createVariant('navy-m', 50), options: [] });
  const [sku] = toExchangeSkus(order, { lines: [line], replacements, quantity: 1, language: 'de' });
  expect(sku).toMatchObject({ colorDescription: 'Sweater', sizeSpecifications: [{ localizedSize: 'Einheitsgröße' }] });
});

test('the id of a preview contains its total, and is valid only for its content', () => {
  const ids = createPreviewIds('secret');
  const id = ids.issue('FH1\nline:1 navy-s', 75.72);
  expect(id.length).toBeLessThanOrEqual(128);
  expect(ids.read(id, 'FH1\nline:1 navy-s')).toBe(75.72);
  expect(createPreviewIds('secret').read(id, 'FH1\nline:1 navy-s')).toBe(75.72);
  expect(ids.read(id, 'FH1\nline:1 navy-m')).toBeUndefined();
  expect(ids.read(id.replace('75.72', '99.99'), 'FH1\nline:1 navy-s')).toBeUndefined();
  expect(createPreviewIds('other').read(id, 'FH1\nline:1 navy-s')).toBeUndefined();
  for (const forged of ['', 'unknown', '75.72', `75.72.${'x'.repeat(43)}`]) {
    expect(ids.read(forged, 'FH1\nline:1 navy-s')).toBeUndefined();
  }
});
