import { describe, expect, it } from 'vitest';
import { hasUnreadablePart } from '../../../src/orders/model/group-delivery.js';
import { createOrder } from '../../support/orders.js';

const PRICE = { path: 'group[0].orderItems[0].lineItemTransaction.lineItemChargedPrice' };
const CODE = { path: 'currency', isShown: true } as const;

describe('a gap in an order', () => {
  it.each([
    ['exists if a part is hidden', [PRICE], true],
    ['exists if one of two parts is hidden', [CODE, PRICE], true],
    ['nowhere', [], false],
    ['does not exist if an unknown value is shown', [CODE], false],
  ])('%s', (_where, unreadable, expected) => {
    expect(hasUnreadablePart(createOrder({ unreadable }))).toBe(expected);
  });
});
