import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listReturnRows, type ReturnRow } from '../../../src/returns/model/return-choice.js';
import {
  findHighestUnitPrice,
  findUnitPrice,
  joinSelection,
  splitRows,
  splitSelection,
} from '../../../src/returns/model/return-units.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

/** A row of two lines of unlike price: one unit for 60, and two units for 100 together. */
const LINES = [
  createItem({ key: 'a', isReturnable: true, quantity: 1, price: 60, fees: 0, taxes: 3 }),
  createItem({ key: 'b', isReturnable: true, quantity: 2, price: 100, fees: 0, taxes: 5 }),
];

function listOf(items: readonly ReturnType<typeof createItem>[]): readonly ReturnRow[] {
  const order = createOrder({ groups: [createGroup({ items })] });
  return listReturnRows(order, { refusesCustomItems: false, returnsAsOrdered: false });
}

function getRow(): ReturnRow {
  const [row] = listOf(LINES);
  if (!row) throw new Error('The order has no row.');
  return row;
}

describe('units of a row', () => {
  it('are rows of one unit each, with the line, the price and the number of the unit in its line', () => {
    const units = splitRows([getRow()], ['a']);
    expect(
      units.map(({ key, items: [item], price, taxes, quantity }) => [key, item.key, price, taxes, quantity]),
    ).toEqual([
      ['a/1', 'a', 60, 3, 1],
      ['a/2', 'b', 50, 2.5, 1],
      ['a/3', 'b', 50, 2.5, 1],
    ]);
    expect(units.map(({ unit }) => unit)).toEqual([
      { rowKey: 'a', number: 1, count: 3, ofLine: 1 },
      { rowKey: 'a', number: 2, count: 3, ofLine: 1 },
      { rowKey: 'a', number: 3, count: 3, ofLine: 2 },
    ]);
  });

  it('are as many as may be returned', () => {
    const rows = listOf([createItem({ key: 'a', isReturnable: true, quantity: 5, returnableQuantity: 2 })]);
    expect(splitRows(rows, ['a']).map(({ key }) => key)).toEqual(['a/1', 'a/2']);
  });

  it('belong to the lines that they may be returned of', () => {
    const rows = listOf([
      createItem({ key: 'a', isReturnable: true, quantity: 5, returnableQuantity: 1 }),
      createItem({ key: 'b', isReturnable: true, quantity: 2 }),
    ]);
    expect(splitRows(rows, ['a']).map(({ items: [item], unit }) => [item.key, unit?.ofLine])).toEqual([
      ['a', 1],
      ['b', 1],
      ['b', 2],
    ]);
  });

  it('are not separate for a row of one unit, nor for a row that is not split', () => {
    const rows = listOf([createItem({ key: 'a', isReturnable: true, quantity: 1 })]);
    expect(splitRows(rows, ['a'])).toEqual(rows);
    expect(splitRows([getRow()], ['b'])).toEqual([getRow()]);
  });

  it('have the price of their own line', () => {
    expect([1, 2, 3].map((unit) => findUnitPrice(getRow(), unit))).toEqual([60, 50, 50]);
    expect(findHighestUnitPrice(getRow())).toBe(60);
    const { price: _, ...unpriced } = createItem({ key: 'a', isReturnable: true });
    expect(findUnitPrice({ items: [unpriced], quantity: 1, returnableQuantity: 1 }, 1)).toBeUndefined();
    expect(listOf([unpriced]).map(findHighestUnitPrice)).toEqual([undefined]);
  });

  it('add up to the amounts of their lines, to half a thousandth for each', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: amount, taxes: amount, fees: amount });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const items = lines.map((changes, index) => createItem({ key: `${index}`, isReturnable: true, ...changes }));
        const units = splitRows(listOf(items), ['0']);
        for (const name of ['price', 'taxes', 'fees'] as const) {
          const sum = (list: readonly { readonly [key in typeof name]?: number }[]): number =>
            list.reduce((total, one) => total + (one[name] ?? 0), 0);
          expect(Math.abs(sum(units) - sum(lines))).toBeLessThanOrEqual(0.0005 * units.length + 1e-7);
        }
      }),
    );
  });
});

describe('selections of a split row', () => {
  const choice = { rowKey: 'a', quantity: 2, reason: 'quality', operation: 'exchange', text: 'torn' } as const;
  const picks = [1, 2].map((unit) => ({ rowKey: 'a', unit, colorCode: 'blue', skuId: `sku-${unit}` }));
  const split = splitSelection({ choices: [choice], picks }, getRow());

  it('start with the answers of the row, and keep the replacements', () => {
    expect(split).toEqual({
      splitKeys: ['a'],
      choices: ['a/1', 'a/2'].map((rowKey) => ({ ...choice, rowKey, quantity: 1 })),
      picks: [
        { ...picks[0], rowKey: 'a/1', unit: 1 },
        { ...picks[1], rowKey: 'a/2', unit: 1 },
      ],
    });
    expect(splitSelection(split, getRow())).toBe(split);
  });

  it('become one selection again, with the answers of the first selected unit', () => {
    expect(joinSelection(split, getRow())).toEqual({ splitKeys: [], choices: [choice], picks });
    const second = { ...split, choices: split.choices.slice(1) };
    expect(joinSelection(second, getRow()).choices).toEqual([{ ...choice, quantity: 1 }]);
  });

  it('select the row anew if no unit was selected', () => {
    const none = { ...split, choices: [] };
    expect(joinSelection(none, getRow()).choices).toEqual([{ rowKey: 'a', quantity: 3, text: '' }]);
  });
});
