import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateExchange,
  getDifference,
  isMoreExpensive,
} from '../../../../../src/features/return-wizard/exchange/model/exchange-estimate.js';
import {
  listExchangedUnits,
  type UnitPick,
} from '../../../../../src/features/return-wizard/exchange/model/exchanged-unit.js';
import { findOrderedExchange } from '../../../../../src/features/return-wizard/exchange/exchange-controller.js';
import { findReturnBy } from '../../../../../src/returns/model/return-by.js';
import type { ReturnRow } from '../../../../../src/returns/model/return-choice.js';
import { splitRows } from '../../../../../src/returns/model/return-units.js';
import {
  toExchangeContent,
  toExchangeRequest,
} from '../../../../../src/features/return-wizard/exchange/model/exchange-request.js';
import { createGroup, createItem, createOrder } from '../../../../support/orders.js';

/** A row of one line, which has the amounts of the row. */
function createRow(changes: Partial<ReturnRow> = {}): ReturnRow {
  const amounts = { ...{ quantity: 1, price: 100, fees: 0, taxes: 8 }, ...changes };
  const { quantity, price, fees, taxes } = amounts;
  const items: ReturnRow['items'] = [createItem({ key: 'L1', quantity, price, fees, taxes })];
  return { ...{ key: 'a', items, returnableQuantity: 1, isReturnable: true }, ...amounts };
}

const pick = (unit: number, rowKey = 'a'): UnitPick => ({ rowKey, unit, skuId: `sku-${unit}` });
const pickAll = ({ quantity }: ReturnRow): UnitPick[] => Array.from({ length: quantity }, (_, i) => pick(i + 1));

const ADDRESS = { address1: '1 Street', city: 'Town', country: 'US', firstName: 'Robin', lastName: 'Doe' };
const ORDER = createOrder({
  orderNumber: 'A1000',
  currency: 'USD',
  placedAt: '2026-11-01T10:00:00Z',
  contact: { email: 'robin@example.com' },
  shippingAddress: ADDRESS,
  sums: {},
});

const withoutPrice = ({ price: _, items: [{ price: _linePrice, ...item }], ...row }: ReturnRow): ReturnRow => ({
  ...row,
  items: [item],
});
const withoutDestination = ({ shippingAddress: _, ...order }: typeof ORDER) => order;

describe('the exchanged pieces', () => {
  it('are identified by line and index, and have a share of the price', () => {
    const row = createRow({ quantity: 3, price: 100, taxes: 10 });
    const units = listExchangedUnits([row], pickAll(row));
    expect(units.map(({ id, skuId, paid }) => [id, skuId, paid])).toEqual([
      ['L1:1', 'sku-1', { price: 33.333, fees: 0, taxes: 3.333 }],
      ['L1:2', 'sku-2', { price: 33.333, fees: 0, taxes: 3.333 }],
      ['L1:3', 'sku-3', { price: 33.333, fees: 0, taxes: 3.333 }],
    ]);
  });

  it('of a row with several lines are numbered in each line', () => {
    const items: ReturnRow['items'] = [createItem({ key: 'L1', quantity: 2 }), createItem({ key: 'L7', quantity: 2 })];
    const row = createRow({ items, quantity: 4 });
    expect(listExchangedUnits([row], pickAll(row)).map(({ id }) => id)).toEqual(['L1:1', 'L1:2', 'L7:1', 'L7:2']);
  });

  it('have the price of their own line', () => {
    const items: ReturnRow['items'] = [
      createItem({ key: 'L1', quantity: 1, price: 60, fees: 0, taxes: 3 }),
      createItem({ key: 'L7', quantity: 2, price: 100, fees: 0, taxes: 5 }),
    ];
    const row = createRow({ items, quantity: 3, returnableQuantity: 3, price: 160, taxes: 8 });
    const units = listExchangedUnits([row], pickAll(row));
    expect(units.map(({ paid }) => paid?.price)).toEqual([60, 50, 50]);
    expect(toExchangeContent(ORDER, units.slice(0, 2)).totals).toMatchObject({ subTotal: 110, taxes: 5.5 });
    const [, split] = splitRows([row], ['a']);
    if (!split) throw new Error('The row has no second unit.');
    expect(listExchangedUnits([split], [pick(1, 'a/2')])).toMatchObject([{ id: 'L7:1', paid: { price: 50 } }]);
  });

  it('together have the amounts of their line, also if they are chosen separately', () => {
    const row = createRow({ quantity: 3, returnableQuantity: 3, price: 100, taxes: 10 });
    const units = listExchangedUnits(
      splitRows([row], ['a']),
      [1, 2, 3].map((number) => pick(1, `a/${number}`)),
    );
    expect(units.map(({ paid }) => paid?.price)).toEqual([33.333, 33.333, 33.333]);
    expect(toExchangeContent(ORDER, units).totals).toMatchObject({ subTotal: 100, taxes: 10 });
    expect(toExchangeContent(ORDER, units.slice(1)).totals).toMatchObject({ subTotal: 66.666, taxes: 6.66 });
  });

  it('are left out for a missing row or a piece beyond the quantity', () => {
    expect(listExchangedUnits([createRow()], [pick(1, 'x'), pick(2)])).toEqual([]);
  });

  it('have no price if the row has none', () => {
    expect(listExchangedUnits([withoutPrice(createRow())], [pick(1)])[0]).not.toHaveProperty('paid');
  });
});

describe('the request of an exchange', () => {
  const toRequest = (rows: readonly ReturnRow[], picks: readonly UnitPick[], order = ORDER) =>
    toExchangeRequest(order, toExchangeContent(order, listExchangedUnits(rows, picks)));

  it('consists of the order, its address, each piece with its tax, and the amount paid', () => {
    expect(toRequest([createRow()], [pick(1)])).toEqual({
      orderNumber: 'A1000',
      email: 'robin@example.com',
      currency: 'USD',
      address: ADDRESS,
      recipient: { firstName: 'Robin', lastName: 'Doe' },
      items: [
        {
          id: 'L1:1',
          skuId: 'sku-1',
          tax: { rate: 0.08, amount: 8, calculatedAt: '2026-11-01T10:00:00Z', isIncluded: false },
        },
      ],
      totals: { subTotal: 100, shipping: 0, taxes: 8, total: 108 },
    });
  });

  it.each<[what: string, order: Partial<typeof ORDER>, row: Partial<ReturnRow>, expected: object]>([
    ['adds no tax that prices hold', { sums: { includedTaxes: 8 } }, {}, { totals: { taxes: 8, total: 100 } }],
    ['has taxes down to the cent', {}, { taxes: 8.259 }, { totals: { taxes: 8.25, total: 108.25 } }],
    [
      'has taxes down to the yen',
      { currency: 'JPY' },
      { price: 12650, taxes: 1264.9 },
      { totals: { taxes: 1264, total: 13914 }, items: [{ tax: { amount: 1264 } }] },
    ],
    ['tells no tax where none was paid', {}, { taxes: 0 }, { items: [{ id: 'L1:1', skuId: 'sku-1' }] }],
  ])('%s', (...[, order, row, expected]) => {
    expect(toRequest([createRow(row)], [pick(1)], { ...ORDER, ...order })).toMatchObject(expected);
  });

  it("uses the sender's address if the order has none", () => {
    const order = withoutDestination(ORDER);
    const shipFrom = { contact: {}, address: ADDRESS, recipient: { firstName: 'Kim', lastName: 'Lee' } };
    expect(toRequest([createRow()], [pick(1)], { ...order, shipFrom })).toMatchObject({ address: ADDRESS });
    expect(toRequest([createRow()], [pick(1)], order)).toBeUndefined();
  });

  it('is undefined if nothing is exchanged', () => {
    expect(toRequest([createRow()], [])).toBeUndefined();
  });
});

/** Amounts as services send them. */
const amounts = fc.integer({ min: 0, max: 50_000_000 }).map((tenths) => tenths / 10_000);
const rows = fc
  .record({ quantity: fc.integer({ min: 1, max: 60 }), price: amounts, taxes: amounts })
  .map((changes) => createRow(changes));
/** What the last bit of a floating-point number may change. */
const BIT = 1e-7;

describe('the pieces of any row', () => {
  it('add up to the amounts of the row if all of them are exchanged', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const { totals } = toExchangeContent(ORDER, listExchangedUnits([row], pickAll(row)));
        expect(Math.abs(totals.subTotal - (row.price ?? 0))).toBeLessThanOrEqual(0.0005 + BIT);
        expect(totals.taxes).toBeLessThanOrEqual(row.taxes + 0.0005 + BIT);
        expect(row.taxes - totals.taxes).toBeLessThan(0.01 + 0.0005);
      }),
    );
  });

  it('differ from their share by half a thousandth each at most', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (row, seed) => {
        const count = (seed % row.quantity) + 1;
        const picks = pickAll(row).slice(0, count);
        const { totals } = toExchangeContent(ORDER, listExchangedUnits([row], picks));
        const share = ((row.price ?? 0) / row.quantity) * count;
        expect(Math.abs(totals.subTotal - share)).toBeLessThanOrEqual(0.0005 * count + BIT);
      }),
    );
  });
});

describe('the price difference of a piece', () => {
  it.each<[paid: number, price: number, currency: string, difference: number, isMore: boolean]>([
    [95, 85, 'USD', 10, false],
    [95, 95, 'USD', 0, false],
    [95, 110, 'USD', 0, true],
    [33.333, 33.33, 'USD', 0, false],
    [33.333, 33.34, 'USD', 0, false],
    [33.333, 33.35, 'USD', 0, true],
    [33.337, 33.32, 'USD', 0.01, false],
    [3333.333, 3334, 'JPY', 0, false],
    [3333.333, 3000, 'JPY', 333, false],
    [12.3456, 12.345, 'KWD', 0.001, false],
  ])('with %d paid and %d to pay in %s is %d, more expensive: %s', (...[paid, price, currency, difference, isMore]) => {
    expect([getDifference(paid, price, currency), isMoreExpensive(price, paid, currency)]).toEqual([
      difference,
      isMore,
    ]);
  });

  it('is never negative, and zero if the new item is more expensive', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom('USD', 'JPY', 'KWD'), (paid, price, currency) => {
        const difference = getDifference(paid, price, currency);
        expect(difference).toBeGreaterThanOrEqual(0);
        expect(difference).toBeLessThanOrEqual(Math.max(0, paid - price) + 0.0005 + BIT);
        if (isMoreExpensive(price, paid, currency)) expect(difference).toBe(0);
      }),
    );
  });

  const totals = { subTotal: 95, shipping: 0, taxes: 6.88, total: 101.88 };
  const units = [{ id: 'L1:1', paid: { price: 95, fees: 0, taxes: 6.88 } }];
  const estimate = (preview: object) =>
    estimateExchange({ units, preview: { previewId: 'p', items: [], ...preview }, totals, currency: 'USD' });

  it('uses the price of the preview', () => {
    expect(estimate({ items: [{ id: 'L1:1', skuId: 's', price: 85 }], total: 500 })).toEqual([
      { id: 'L1:1', price: 85, difference: 10, isMoreExpensive: false },
    ]);
  });

  it('has the price of the preview even if the price paid is unknown', () => {
    const preview = { previewId: 'p', items: [{ id: 'L1:1', skuId: 's', price: 85 }] };
    expect(estimateExchange({ units: [{ id: 'L1:1' }], preview, totals, currency: 'USD' })).toEqual([
      { id: 'L1:1', price: 85, difference: 0, isMoreExpensive: false },
    ]);
  });

  it.each<[total: number | undefined, isMoreExpensive: boolean]>([
    [123.36, true],
    [101.88, false],
    [undefined, false],
  ])('uses the total %s if the preview has no price', (total, isMoreExpensiveInTotal) => {
    const items = [{ id: 'L1:1', skuId: 's' }];
    expect(estimate({ items, ...(total !== undefined && { total }) })).toEqual([
      { id: 'L1:1', difference: 0, isMoreExpensive: isMoreExpensiveInTotal },
    ]);
  });
});

describe('the return-by date', () => {
  it.each<[from: number | string, days: number | undefined, day: string | undefined]>([
    [Date.parse('2026-11-22T12:00:00Z'), 21, '2026-12-13T12:00:00.000Z'],
    ['2026-11-22T12:00:00Z', 17, '2026-12-09T12:00:00.000Z'],
    ['2026-11-22T12:00:00Z', undefined, undefined],
    ['soon', 21, undefined],
  ])('from %s in %s days is %s', (from, days, day) => {
    expect(findReturnBy(from, days)).toBe(day);
  });
});

describe('the exchange of a return', () => {
  const groups = [
    createGroup({ listedReturnNumber: 'R1', exchangeNumber: 'E1' }),
    createGroup({ listedReturnNumber: 'R2' }),
    createGroup({ exchangeNumber: 'E9' }),
  ];

  it.each<[returnNumber: string, exchangeNumber: string | undefined]>([
    ['R1', 'E1'],
    ['R2', undefined],
    ['R3', undefined],
  ])('%s is %s', (returnNumber, exchangeNumber) => {
    expect(findOrderedExchange({ groups }, returnNumber)?.exchangeNumber).toBe(exchangeNumber);
  });
});
