import { expect, test } from '@playwright/test';
import { drawInvoice } from '../src/documents/draw-invoice.js';
import { toInvoice } from '../src/documents/to-invoice.js';
import type { Line, Order } from '../src/engine.js';
import { readPdf } from './read-pdf.js';

const SELLER = ['Fieldhouse GmbH', '1 Dock Street'];

/** Creates a line whose price includes a tax at the given rate, in percent. */
function createLine(id: number, [price, rate]: readonly [price: number, rate: number], more: Partial<Line> = {}): Line {
  return {
    ...{ id: `line-${id}`, productId: `product-${id}`, title: `Article ${id}`, gtin: `gtin-${id}`, quantity: 1 },
    ...{ price, tax: price - price / (1 + rate / 100), listPrice: price, promotions: [] },
    isExchangeable: true,
    ...more,
  };
}

function createOrder(lines: readonly Line[], more: Partial<Order> = {}): Order {
  return {
    ...{ number: 'FH0123456789', placedAt: '2026-11-26T22:30:00.000Z', paidAt: '2026-11-26T23:30:00.000Z' },
    ...{ currency: 'EUR', email: 'guest@example.com', isCancelled: false, isCancellable: false, isGross: true },
    address: { firstName: 'Zoë', lastName: 'Wójcik', line1: 'Hauptstraße 1', city: 'Berlin', country: 'DE' },
    ...{
      lines,
      cancelledLines: [],
      shipping: { price: 4.9, tax: 4.9 - 4.9 / 1.19 },
      parcels: [],
      returns: [],
      payments: [],
    },
    ...more,
  };
}

async function draw(order: Order, language = 'en'): Promise<string[]> {
  return readPdf(Buffer.from(await drawInvoice(toInvoice(order), { seller: SELLER, language })));
}

test('taxes of several rates are listed by rate, and add up to the tax of the order', () => {
  const lines = [createLine(1, [0.1, 19]), createLine(2, [0.1, 7]), createLine(3, [9.99, 7]), createLine(4, [5, 0])];
  const { taxes, total, subTotal, shipping } = toInvoice(createOrder(lines));
  expect(taxes.map(({ rate }) => rate)).toEqual([19, 7, 0]);
  const exact = [...lines, createOrder([]).shipping].reduce((sum, { tax }) => sum + tax, 0);
  const shown = taxes.reduce((sum, { tax }) => sum + tax, 0);
  expect(Math.round(shown * 100)).toBe(Math.round(exact * 100));
  expect(Math.round((subTotal + shipping) * 100)).toBe(Math.round(total * 100));
});

test('an order with added taxes adds up to its total', () => {
  const lines = [1, 2, 3].map((id) => ({ ...createLine(id, [12.35, 0]), tax: 12.35 * 0.0825 }));
  const order = createOrder(lines, { isGross: false, shipping: { price: 5.95, tax: 5.95 * 0.0825 }, currency: 'USD' });
  const { taxes, total, subTotal, shipping } = toInvoice(order);
  expect(taxes).toHaveLength(1);
  expect(Math.round((subTotal + shipping + (taxes[0]?.tax ?? NaN)) * 100)).toBe(Math.round(total * 100));
});

test('a long invoice has a head and a number on each page, and the total on the last', async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    createLine(index, [10, 19], { title: `Article ${index} ${'long '.repeat(20)}` }),
  );
  const texts = await draw(createOrder(lines));
  for (let index = 0; index < 60; index += 1) expect(texts).toContain(`gtin-${index}`);
  const pages = texts.filter((text) => /^Page \d+ of \d+$/.test(text));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`));
  expect(texts.filter((text) => text === 'Quantity')).toHaveLength(pages.length);
  expect(texts.indexOf('Total')).toBeGreaterThan(texts.indexOf('gtin-59'));
});

test("days are in the recipient's time zone, and letters are those of the font", async () => {
  const lines = [createLine(1, [10, 19], { title: 'Łódź\n„Größe“ €\u202f5 Ελλάδα' })];
  const texts = await draw(createOrder(lines), 'de');
  expect(texts).toContain('27. November 2026');
  expect(texts).toContain('26. November 2026');
  expect(texts).toContain('Lódz\u00a0„Größe“ €\u00a05 ??????');
  expect(texts).toContain('Zoë Wójcik');
});

test('an invoice in a language without words of its own is in English', async () => {
  expect(await draw(createOrder([createLine(1, [10, 19])]), 'ja')).toContain('Invoice');
});
