import { describe, expect, it } from 'vitest';
import { takesBankRefund } from '../../../../src/features/return-wizard/submission/submit-overlay.js';
import { createOrder } from '../../../support/orders.js';

const CASH = [{ type: 'cash' }];

describe('the bank refund of a return', () => {
  it.each([
    [{ isStoreOrder: true, payments: CASH }, 'sandbox'],
    [{ isStoreOrder: true, payments: [{ type: 'credit_card' }, ...CASH] }, 'staging'],
  ])('is offered for cash in a store: %j, in %s', (order, environment) => {
    expect(takesBankRefund(createOrder(order), environment)).toBe(true);
  });

  it.each([
    [{ isStoreOrder: true, payments: CASH }, 'production'],
    [{ isStoreOrder: false, payments: CASH }, 'sandbox'],
    [{ isStoreOrder: true, payments: [{ type: 'credit_card' }] }, 'sandbox'],
    [{ isStoreOrder: true, payments: [] }, 'sandbox'],
  ])('is not offered otherwise: %j, in %s', (order, environment) => {
    expect(takesBankRefund(createOrder(order), environment)).toBe(false);
  });
});
