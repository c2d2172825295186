import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLine, sumUnits } from '../../../src/returns/model/unit-amounts.js';
import { createItem } from '../../support/orders.js';

/** Amounts as services send them: up to four decimals, none negative. */
const amounts = fc.integer({ min: 0, max: 50_000_000 }).map((tenths) => tenths / 10_000);
const lines = fc.record({ quantity: fc.integer({ min: 1, max: 60 }), price: amounts, fees: amounts, taxes: amounts });
const NAMES = ['price', 'fees', 'taxes'] as const;
/** What the last bit of a floating-point number may change. */
const BIT = 1e-7;

describe('the amounts of some units of a line', () => {
  it.each<[quantity: number, price: number, taxes: number, count: number, expected: object]>([
    [4, 65.13, 4.72, 2, { price: 32.564, taxes: 2.36 }],
    [3, 100, 10, 1, { price: 33.333, taxes: 3.333 }],
    [3, 100, 10, 2, { price: 66.666, taxes: 6.666 }],
    [3, 100, 10, 3, { price: 100, taxes: 10 }],
    [3, 100.0001, 10.0004, 3, { price: 100.0001, taxes: 10.0004 }],
  ])('of %d for %d and %d tax: of %d they are %j', (...[quantity, price, taxes, count, expected]) => {
    expect(shareLine({ quantity, price, taxes }, count)).toEqual({ fees: 0, ...expected });
  });

  it('are unknown without a price', () => {
    const { price: _, ...unpriced } = createItem();
    expect(shareLine(unpriced, 1)).toBeUndefined();
    expect(sumUnits([createItem(), unpriced])).toBeUndefined();
  });

  it("are the line's own for all of them", () => {
    fc.assert(
      fc.property(lines, ({ quantity, ...own }) => {
        expect(shareLine({ quantity, ...own }, quantity)).toEqual(own);
        const item = createItem({ quantity, ...own });
        expect(sumUnits(Array.from({ length: quantity }, () => item))).toEqual(own);
      }),
    );
  });

  it('differ from their exact share by half a thousandth per unit at most', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (line, seed) => {
        const count = (seed % line.quantity) + 1;
        const part = shareLine(line, count);
        for (const name of NAMES) {
          const share = (line[name] / line.quantity) * count;
          expect(Math.abs((part?.[name] ?? Infinity) - share)).toBeLessThanOrEqual(0.0005 * count + BIT);
        }
      }),
    );
  });

  it('of one have three decimals, and added up differ from the line by half a thousandth per unit at most', () => {
    fc.assert(
      fc.property(lines, (line) => {
        fc.pre(line.quantity > 1);
        const unit = shareLine(line, 1);
        for (const name of NAMES) {
          const amount = unit?.[name] ?? Infinity;
          expect(amount).toBe(Math.round(amount * 1000) / 1000);
          expect(Math.abs(amount * line.quantity - line[name])).toBeLessThanOrEqual(0.0005 * line.quantity + BIT);
        }
      }),
    );
  });

  it('with cents in place of thousandths would differ by more', () => {
    const byCents = Math.round((100 / 3) * 100) / 100;
    expect(Math.abs(byCents - 100 / 3)).toBeGreaterThan(0.0005);
    expect(Math.abs((shareLine({ quantity: 3, price: 100 }, 1)?.price ?? 0) - 100 / 3)).toBeLessThanOrEqual(0.0005);
  });
});
