import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodPrice } from '../../../../src/returns/model/return-method.js';
import { estimateRefund } from '../../../../src/features/return-wizard/model/refund-estimate.js';
import { listReturnRows, type ReturnRow } from '../../../../src/returns/model/return-choice.js';
import { splitRows, splitSelection } from '../../../../src/returns/model/return-units.js';
import type { OrderItem } from '../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

/** A row of one line, which has the amounts of the row. */
function createRow(changes: Partial<ReturnRow> = {}): ReturnRow {
  const amounts = { ...{ quantity: 1, price: 100, fees: 0, taxes: 8 }, ...changes };
  const { quantity, price, fees, taxes } = amounts;
  const items: ReturnRow['items'] = [createItem({ quantity, price, fees, taxes })];
  return { ...{ key: 'a', items, returnableQuantity: quantity, isReturnable: true }, ...amounts };
}

function withoutPrice({ price: _, items: [{ price: _linePrice, ...item }], ...row }: ReturnRow): ReturnRow {
  return { ...row, items: [item] };
}

interface Case {
  readonly rows?: readonly ReturnRow[];
  readonly choices?: readonly { rowKey: string; quantity: number }[];
  readonly currency?: string;
  readonly includedTaxes?: number;
  readonly price?: MethodPrice;
}

function estimate({ rows = [createRow()], choices, currency = 'USD', includedTaxes, price }: Case) {
  const all = rows.map(({ key, quantity }) => ({ rowKey: key, quantity }));
  const sums = includedTaxes === undefined ? {} : { includedTaxes };
  return estimateRefund({ order: { currency, sums }, rows, choices: choices ?? all, price });
}

const FEE: MethodPrice = { kind: 'deducted', amount: 9.95, currency: 'AUD' };
const THREE = createRow({ quantity: 3, price: 100, taxes: 10, fees: 1 });

describe('the estimate of a refund', () => {
  it.each<[what: string, Case, object | undefined]>([
    ['is prices and taxes', {}, { subTotal: 100, taxes: 8, total: 108 }],
    [
      'covers all chosen rows',
      { rows: [createRow(), createRow({ key: 'b', price: 20.5, taxes: 1.64 })] },
      { subTotal: 120.5, taxes: 9.64, total: 130.14 },
    ],
    [
      'leaves out unchosen rows',
      { rows: [createRow(), createRow({ key: 'b' })], choices: [{ rowKey: 'b', quantity: 1 }] },
      { total: 108 },
    ],
    ['is zero for nothing', { choices: [] }, { subTotal: 0, taxes: 0, total: 0 }],
    [
      'of one in three is that of a unit',
      { rows: [THREE], choices: [{ rowKey: 'a', quantity: 1 }] },
      { subTotal: 33.333, taxes: 3.33, total: 36.663 },
    ],
    [
      'of two in three is that of two units',
      { rows: [THREE], choices: [{ rowKey: 'a', quantity: 2 }] },
      { subTotal: 66.666, taxes: 6.66 },
    ],
    ['of three in three is that of the line', { rows: [THREE] }, { subTotal: 100, taxes: 10, total: 110 }],
    ['excludes the fees of the line', { rows: [createRow({ fees: 5 })] }, { total: 108 }],
    ['has taxes rounded down to the cent', { rows: [createRow({ taxes: 8.259 })] }, { taxes: 8.25, total: 108.25 }],
    ['has cents that floating-point numbers cannot represent', { rows: [createRow({ taxes: 8.29 })] }, { taxes: 8.29 }],
    [
      'has taxes rounded down to the yen',
      { rows: [createRow({ price: 12650, taxes: 1264.9 })], currency: 'JPY' },
      { taxes: 1264, total: 13914 },
    ],
    ['has taxes rounded down to the fils', { rows: [createRow({ taxes: 8.2599 })], currency: 'KWD' }, { taxes: 8.26 }],
    ['treats an invalid currency like most', { rows: [createRow({ taxes: 8.259 })], currency: '?' }, { taxes: 8.25 }],
    ['adds no taxes that prices include', { includedTaxes: 8 }, { taxes: 8, holdsTaxes: true, total: 100 }],
    ['is reduced by the fee of the return method', { currency: 'AUD', price: FEE }, { fee: 9.95, total: 98.05 }],
    ['has taxes down to the whole forint', { rows: [createRow({ taxes: 8.2599 })], currency: 'HUF' }, { taxes: 8 }],
    [
      'is never negative',
      { rows: [createRow({ price: 5, taxes: 0 })], currency: 'AUD', price: FEE },
      { fee: 9.95, total: 0 },
    ],
    ['deducts no fee in another currency', { price: FEE }, { total: 108 }],
    [
      'deducts nothing that is paid to a carrier',
      { price: { kind: 'from', amount: 6, currency: 'USD' } },
      { total: 108 },
    ],
    ['is unknown if a price is', { rows: [createRow(), withoutPrice(createRow({ key: 'b' }))] }, undefined],
    ['is unknown for a missing row', { choices: [{ rowKey: 'x', quantity: 1 }] }, undefined],
  ])('%s', (_what, given, expected) => {
    if (expected === undefined) expect(estimate(given)).toBeUndefined();
    else expect(estimate(given)).toMatchObject(expected);
  });

  it('has no fee if none is charged', () => {
    expect(estimate({})).not.toHaveProperty('fee');
  });
});

/** Amounts as services send them: up to four decimals, none negative. */
const amounts = fc.integer({ min: 0, max: 50_000_000 }).map((tenths) => tenths / 10_000);
const rows = fc
  .record({ quantity: fc.integer({ min: 1, max: 60 }), price: amounts, fees: amounts, taxes: amounts })
  .map((changes) => createRow({ ...changes, returnableQuantity: changes.quantity }));
/** What the last bit of a floating-point number may change. */
const BIT = 1e-7;

const currencies = fc.constantFrom(['USD', 2], ['JPY', 0], ['KWD', 3]) as fc.Arbitrary<[string, number]>;

describe('any estimate', () => {
  const estimates = fc
    .record({ some: fc.array(rows, { maxLength: 6 }), money: currencies, amount: amounts })
    .map(({ some, money: [currency, decimals], amount }) => {
      const named = some.map((row, index) => ({ ...row, key: String(index) }));
      const result = estimate({ rows: named, currency, price: { kind: 'deducted', amount, currency } });
      const paid = named.reduce((sum, row) => sum + row.taxes, 0);
      return { ...{ subTotal: -1, taxes: -1, total: -1 }, ...result, amount, paid, coins: 10 ** decimals };
    });

  it('has taxes in whole coins, at most one coin below what was paid', () => {
    fc.assert(
      fc.property(estimates, ({ taxes, paid, coins }) => {
        expect(taxes * coins).toBeCloseTo(Math.round(taxes * coins), 4);
        expect(taxes).toBeLessThanOrEqual(paid + 0.0005 + BIT);
        expect(paid - taxes).toBeLessThan(1 / coins + 0.0005);
      }),
    );
  });

  it('is prices and taxes minus the fee, never negative', () => {
    fc.assert(
      fc.property(estimates, ({ subTotal, taxes, total, amount }) => {
        expect(Math.abs(total - Math.max(0, subTotal + taxes - amount))).toBeLessThanOrEqual(0.0005 + BIT);
      }),
    );
  });
});

describe('an estimate by units', () => {
  const listRows = (lines: readonly Partial<OrderItem>[]): readonly ReturnRow[] => {
    const items = lines.map((line, index) => createItem({ key: `${index}`, isReturnable: true, ...line }));
    return listReturnRows(createOrder({ groups: [createGroup({ items })] }), {
      refusesCustomItems: false,
      returnsAsOrdered: false,
    });
  };
  /** The estimates of the first units of a row: of one selection for all, and of a selection for each. */
  const estimateBoth = (rows: readonly ReturnRow[], quantity: number) => {
    const [row] = rows;
    if (!row) throw new Error('The order has no row.');
    const choices = [{ rowKey: row.key, quantity, text: '' }];
    const split = splitSelection({ choices, picks: [] }, row);
    return [
      estimate({ rows, choices }),
      estimate({ rows: splitRows(rows, [row.key]), choices: [...split.choices] }),
    ] as const;
  };
  const UNLIKE = [
    { quantity: 1, price: 60, taxes: 3 },
    { quantity: 2, price: 60.01, taxes: 3 },
  ];

  it.each<[what: string, lines: readonly Partial<OrderItem>[], quantity: number, expected: object]>([
    ['has the price of the first line for one', UNLIKE, 1, { subTotal: 60, taxes: 3 }],
    ['has the prices of both lines for two', UNLIKE, 2, { subTotal: 90.005, taxes: 4.5 }],
    ['has the amounts of both lines for all', UNLIKE, 3, { subTotal: 120.01, taxes: 6 }],
    [
      'has unit amounts of three decimals',
      [{ quantity: 4, price: 65.13, taxes: 4.72 }],
      2,
      { subTotal: 32.564, taxes: 2.36, total: 34.924 },
    ],
    [
      'goes on to the second line after what may be returned of the first',
      [
        { quantity: 5, returnableQuantity: 1, price: 50, taxes: 0 },
        { quantity: 2, price: 120, taxes: 0 },
      ],
      3,
      { subTotal: 130 },
    ],
    [
      'needs no price of a line that stays',
      [
        { quantity: 1, price: 60 },
        { quantity: 1, price: undefined as never },
      ],
      1,
      { subTotal: 60 },
    ],
  ])('%s', (...[, lines, quantity, expected]) => {
    const [all, each] = estimateBoth(listRows(lines), quantity);
    expect(all).toMatchObject(expected);
    expect(each).toEqual(all);
  });

  const lines = fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 9 }),
        price: amounts,
        fees: amounts,
        taxes: amounts,
        left: fc.nat(),
      })
      .map(({ left, ...line }) => ({ ...line, returnableQuantity: (left % line.quantity) + 1 })),
    { minLength: 1, maxLength: 5 },
  );

  it('is the same for one selection and for a selection for each', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (given, seed) => {
        const rows = listRows(given);
        const [all, each] = estimateBoth(rows, (seed % (rows[0]?.returnableQuantity ?? 1)) + 1);
        expect(all).toBeDefined();
        expect(each).toEqual(all);
      }),
    );
  });

  it('has the amounts of the order lines if all units are returned, however they are selected', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const whole = given.map(({ returnableQuantity: _, ...line }) => line);
        const rows = listRows(whole);
        const paid = whole.reduce((sum, { price }) => sum + price, 0);
        for (const one of estimateBoth(rows, rows[0]?.quantity ?? 0)) {
          expect(Math.abs((one?.subTotal ?? Infinity) - paid)).toBeLessThanOrEqual(0.0005 + BIT);
        }
      }),
    );
  });
});
