import { describe, expect, it } from 'vitest';
import {
  getChosenCount,
  isPeriodOver,
  isWhole,
  listChosen,
  listOrderLines,
} from '../../../../src/features/withdrawal/model/order-lines.js';
import type { DisplayStatus, OrderGroup, OrderItem } from '../../../../src/orders/model/order.js';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const toLine = (key: string, quantity: number, status: DisplayStatus = 'delivered') =>
  ({ key, quantity, status }) as OrderItem;
const toOrder = (items: readonly OrderItem[], daysAgo?: number) => ({
  groups: [{ items } as OrderGroup],
  ...(daysAgo !== undefined && { placedAt: new Date(NOW - daysAgo * DAY).toISOString() }),
});

const LINES = [toLine('a', 1), toLine('b', 3)];

describe('the lines of an order', () => {
  it('can be withdrawn from unless they were cancelled or have no units', () => {
    const order = toOrder([...LINES, toLine('c', 1, 'cancelled'), toLine('d', 0), toLine('e', 1, 'shipped')]);
    expect(listOrderLines(order).map(({ key }) => key)).toEqual(['a', 'b', 'e']);
  });

  it.each([
    [{}, [1, 3], true],
    [{ a: 0 }, [3], false],
    [{ b: 2 }, [1, 2], false],
    [{ a: 1, b: 3 }, [1, 3], true],
    [{ a: 0, b: 0 }, [], false],
  ])('have all their units at first, else those that were chosen: %j', (counts, quantities, whole) => {
    expect(listChosen(LINES, counts).map(({ quantity }) => quantity)).toEqual(quantities);
    expect(isWhole(LINES, counts)).toBe(whole);
  });

  it('take no count from a prototype', () => {
    expect(getChosenCount(toLine('constructor', 2), {})).toBe(2);
  });
});

describe('the period of an order', () => {
  it.each([
    ['delivered long ago', 31, LINES, true],
    ['delivered within a month', 30, LINES, false],
    ['partly on its way', 60, [...LINES, toLine('c', 1, 'shipped')], false],
    ['picked up long ago', 60, [toLine('a', 1, 'pickedUp')], true],
    ['cancelled as a whole', 60, [toLine('a', 1, 'cancelled')], false],
    ['without a date', undefined, LINES, false],
  ])('of one %s (%s days) seems over: %j, %s', (...[, daysAgo, lines, isOver]) => {
    expect(isPeriodOver(toOrder(lines, daysAgo), NOW)).toBe(isOver);
  });
});
