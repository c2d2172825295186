import type { Order } from '../../src/domain/order.js';

/** An order as it is once it was read. */
export function createOrder(changes: Partial<Order> = {}): Order {
  return {
    orderNumber: 'US10000001',
    kind: 'sales',
    isStoreOrder: false,
    currency: 'USD',
    groups: [],
    unreadable: [],
    ...changes,
  };
}
