import { describe, expect, it } from 'vitest';
import { hasGap } from '../../../src/orders/model/group-delivery.js';
import { createOrder } from '../../support/orders.js';

const PRICE = { path: 'group[0].orderItems[0].lineItemTransaction.lineItemChargedPrice' };
const CODE = { path: 'currency', isShown: true } as const;

describe('a gap in an order', () => {
  it.each([
    ['where a part of it is not on show', [PRICE], true],
    ['where one of two is not on show', [CODE, PRICE], true],
    ['nowhere', [], false],
    ['nowhere, where what nobody knows is shown all the same', [CODE], false],
  ])('%s', (_where, unreadable, expected) => {
    expect(hasGap(createOrder({ unreadable }))).toBe(expected);
  });
});
