import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../src/api/schemas/contract/wire-order.js';

/** A line with every field that an order item is made of. */
export function createWireItem(changes: Partial<WireOrderItem> = {}): WireOrderItem {
  return {
    orderLineKey: 'L1',
    lineType: 'INLINE',
    product: {
      productId: 'p1',
      title: 'Trail shoe',
      productImage: 'https://pictures.example.com/1.png',
      color: 'Moss',
      size: 'M 9',
      gtin: '2002904746624',
    },
    lineItemStatus: { status: 'shipped' },
    lineItemTransaction: { quantity: 2, lineItemChargedPrice: 120.5 },
    returnableFlag: true,
    eddTranslated: 'Arriving Tue, Nov 24',
    ...changes,
  };
}

export function createWireGroup(changes: Partial<WireOrderGroup> = {}): WireOrderGroup {
  return {
    orderItems: [createWireItem()],
    groupHeading: 'On its way',
    groupHeadingVariant: 'warning',
    groupSubheading: 'Left the warehouse',
    message: 'One parcel',
    isCancellable: false,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
    ...changes,
  };
}

export function createWireOrder(changes: Partial<WireOrder> = {}): WireOrder {
  return {
    orderNumber: 'A1000',
    orderId: 'id-1',
    orderType: 'SALES_ORDER',
    orderClassification: 'STANDARD',
    currency: 'EUR',
    group: [createWireGroup()],
    payment: [{ paymentType: 'credit_card' }],
    transaction: {
      orderDate: '2026-11-20T10:00:00.000Z[UTC]',
      orderTotal: 130.5,
      subTotal: 120.5,
      shippingTotal: 10,
      message: 'Thank you',
    },
    ...changes,
  };
}

/** What went wrong on the way: a copy of a sound order in which one field is something else, or is gone. */
export function breakField(path: string, value: unknown, order: WireOrder = createWireOrder()): unknown {
  const copy = JSON.parse(JSON.stringify(order)) as object;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}
