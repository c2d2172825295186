import { describe, expect, it } from 'vitest';
import { isOrderStale } from '../../../src/orders/store/orders.js';
import { createOrder } from '../../support/orders.js';

const READ_AT = Date.parse('2026-11-20T10:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the freshness of an order', () => {
  it.each<[ageSeconds: number, passedMs: number, isStale: boolean]>([
    [0, 0, false],
    [0, 5 * MINUTE, false],
    [0, 5 * MINUTE + 1, true],
    [300, 0, false],
    [301, 0, true],
    [120, 3 * MINUTE, false],
    [120.5, 3 * MINUTE, true],
    [-600, 5 * MINUTE, false],
    [-600, 5 * MINUTE + 1, true],
    [NaN, 5 * MINUTE, false],
    [NaN, 5 * MINUTE + 1, true],
    [Infinity, 0, false],
    [-Infinity, 0, false],
  ])('that was %s s old %i ms ago is stale: %s', (ageSeconds, passedMs, isStale) => {
    expect(isOrderStale(createOrder({ ageSeconds }), READ_AT, READ_AT + passedMs)).toBe(isStale);
  });

  it('in the future, because the clock was set back, is stale', () => {
    expect(isOrderStale(createOrder(), READ_AT, READ_AT - 1)).toBe(true);
  });

  it('is stale at once if the server says so', () => {
    expect(isOrderStale(createOrder({ shouldRefresh: true }), READ_AT, READ_AT)).toBe(true);
  });
});
