import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodPrice } from '../../../../src/returns/model/return-method.js';
import { estimateRefund, splitRow } from '../../../../src/features/return-wizard/model/refund-estimate.js';
import type { ReturnRow } from '../../../../src/returns/model/return-choice.js';
import { createItem } from '../../../support/orders.js';

function createRow(changes: Partial<ReturnRow> = {}): ReturnRow {
  const item = createItem();
  return {
    ...{ key: 'a', items: [item], quantity: 1, returnable: 1, isReturnable: true, price: 100, fees: 0, taxes: 8 },
    ...changes,
  };
}

function withoutPrice({ price: _, ...row }: ReturnRow): ReturnRow {
  return row;
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
  .map((changes) => createRow({ ...changes, returnable: changes.quantity }));
const NAMES = ['price', 'fees', 'taxes'] as const;
/** What the last bit of a floating-point number may change. */
const BIT = 1e-7;

describe('a split row', () => {
  it('has its full amounts if all of it is chosen', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const { price, fees, taxes } = row;
        expect(splitRow(row, row.quantity)).toEqual({ price, fees, taxes });
      }),
    );
  });

  it('differs from its share by half a thousandth per unit at most', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (row, seed) => {
        const chosen = (seed % row.quantity) + 1;
        const part = splitRow(row, chosen);
        for (const name of NAMES) {
          const share = ((row[name] ?? 0) / row.quantity) * chosen;
          expect(Math.abs((part?.[name] ?? Infinity) - share)).toBeLessThanOrEqual(0.0005 * chosen + BIT);
        }
      }),
    );
  });

  it('consists of units of three decimals', () => {
    fc.assert(
      fc.property(rows, (row) => {
        if (row.quantity === 1) return;
        const unit = splitRow(row, 1);
        for (const name of NAMES)
          expect((unit?.[name] ?? 0.5) * 1000).toBeCloseTo(Math.round((unit?.[name] ?? 0.5) * 1000), 4);
      }),
    );
  });

  it('with cents in place of thousandths would differ by more', () => {
    const row = createRow({ quantity: 3, price: 100 });
    const byCents = Math.round((100 / 3) * 100) / 100;
    expect(Math.abs(byCents - 100 / 3)).toBeGreaterThan(0.0005);
    expect(Math.abs((splitRow(row, 1)?.price ?? 0) - 100 / 3)).toBeLessThanOrEqual(0.0005);
  });
});

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
