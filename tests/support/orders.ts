import type { Order, OrderGroup, OrderItem } from '../../src/orders/model/order.js';

/** An order as it is after it was parsed. */
export function createOrder(changes: Partial<Order> = {}): Order {
  return {
    orderNumber: 'US10000001',
    kind: 'sales',
    isStoreOrder: false,
    isGlobalStoreOrder: false,
    currency: 'USD',
    sums: {},
    groups: [],
    payments: [],
    shouldRefresh: false,
    ageSeconds: 0,
    regionReference: 'NIKEUS',
    contact: {},
    unreadable: [],
    ...changes,
  };
}

/** A group of one shipped line, or of the given lines; its statuses are theirs. */
export function createGroup(changes: Partial<OrderGroup> = {}): OrderGroup {
  const { items = [createItem()] } = changes;
  return {
    heading: 'Arrives Tue, Nov 24',
    tone: 'progress',
    items,
    statuses: [...new Set(items.map(({ status }) => status))],
    isCancellable: false,
    hasCancelAction: false,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
    returnNumbers: [],
    ...changes,
  };
}

/** One shipped pair of shoes. */
export function createItem(changes: Partial<OrderItem> = {}): OrderItem {
  return {
    key: '0001',
    kind: 'product',
    productId: 'prd-trail-ember',
    gtin: '00012345678905',
    title: 'Trail shoe',
    quantity: 1,
    price: 120.5,
    status: 'shipped',
    isReturnable: false,
    ...changes,
  };
}
