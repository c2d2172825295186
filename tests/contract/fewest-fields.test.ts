import { describe, expect, it } from 'vitest';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { toOrderPage } from '../../src/orders/api/list-order-history.js';
import { toOrderInFull } from '../../src/orders/api/in-full/create-detail-reader.js';
import { isReturnOffered } from '../../src/orders/model/return-offer.js';
import { keepRequired } from '../support/keep-required.js';

const CONTEXT = { anchor: 0, language: 'en', origin: 'https://orders.example' } as const;
const ORDERS = scenarios.map((scenario) => [scenario.orderNumber, scenario.createOrder(CONTEXT)] as const);

describe('an order with the required fields only', () => {
  it.each(ORDERS)('is read completely, and offers neither a cancellation nor a return: %s', (orderNumber, sent) => {
    const order = toOrderInFull(keepRequired('Order', sent));
    expect(order).toMatchObject({ orderNumber, unreadable: [], total: sent.transaction.orderTotal });
    expect(order.groups.map(({ items }) => items.length)).toEqual(
      sent.group.map(({ orderItems }) => orderItems.length),
    );
    for (const group of order.groups) {
      expect(group).toMatchObject({ isCancellable: false, hasCancelAction: false });
      expect(isReturnOffered(group)).toBe(false);
    }
  });

  it('is read in a page of the history as well', () => {
    const page = { objects: ORDERS.map(([, order]) => order), pages: {} };
    const { orders, unreadable } = toOrderPage(keepRequired('OrderPage', page));
    expect([orders.length, unreadable]).toEqual([ORDERS.length, 0]);
    expect(orders.flatMap((order) => order.unreadable)).toEqual([]);
  });
});

describe('a line without its gtin', () => {
  it('cannot be returned, because a return would not name it', () => {
    const sent = ORDERS.find(([orderNumber]) => orderNumber === 'US10000001')?.[1];
    const fields = ['OrderGroup.actions.return', 'OrderItem.returnableFlag'];
    const isReturnable = (extra: readonly string[]): boolean =>
      toOrderInFull(keepRequired('Order', sent, extra)).groups.some((group) => isReturnOffered(group));
    expect([isReturnable(fields), isReturnable([...fields, 'Product.gtin'])]).toEqual([false, true]);
  });
});
