import { describe, expect, it } from 'vitest';
import { takesBankRefund } from '../../../../src/features/return-wizard/submission/submit-overlay.js';
import { createOrder } from '../../../support/orders.js';

const CASH = [{ type: 'cash' }];

describe('a return goes on to the bank refund', () => {
  it.each([
    [{ isStoreOrder: true, payments: CASH }, 'sandbox'],
    [{ isStoreOrder: true, payments: [{ type: 'credit_card' }, ...CASH] }, 'staging'],
  ])('of cash in a store: %j, in %s', (order, environment) => {
    expect(takesBankRefund(createOrder(order), environment)).toBe(true);
  });

  it.each([
    [{ isStoreOrder: true, payments: CASH }, 'production'],
    [{ isStoreOrder: false, payments: CASH }, 'sandbox'],
    [{ isStoreOrder: true, payments: [{ type: 'credit_card' }] }, 'sandbox'],
    [{ isStoreOrder: true, payments: [] }, 'sandbox'],
  ])('of nothing else: %j, in %s', (order, environment) => {
    expect(takesBankRefund(createOrder(order), environment)).toBe(false);
  });
});
