/** An existing product picture of the tests' server. */
const PICTURE = '/pictures/shirt.svg';
export const MISSING_PICTURE = '/pictures/missing.svg';

/** An order as the service sends it, small and complete. */
export function createWireOrder(orderNumber = 'US10000001', changes: Readonly<Record<string, unknown>> = {}) {
  return {
    orderNumber,
    orderId: `oid-${orderNumber}`,
    orderType: 'SALES_ORDER',
    orderClassification: 'STANDARD',
    currency: 'USD',
    group: [createWireGroup('Arriving Friday', [createWireItem()])],
    payment: [{ paymentType: 'credit_card', paymentDisplayNumber: '4242' }],
    transaction: {
      orderDate: '2026-11-10T09:00:00Z[UTC]',
      orderTotal: 86.5,
      subTotal: 80,
      shippingTotal: 0,
      totalTaxes: 6.5,
    },
    ...changes,
  };
}

export function createWireGroup(groupHeading: string, orderItems: readonly unknown[]) {
  return {
    groupHeading,
    groupHeadingVariant: 'success',
    orderItems,
    isCancellable: false,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
  };
}

export function createWireItem(product: Readonly<Record<string, unknown>> = {}) {
  return {
    orderLineKey: '0001',
    lineType: 'INLINE',
    product: {
      productId: 'prd-1',
      title: 'Training shirt',
      productImage: PICTURE,
      color: 'Blue',
      size: 'M',
      gtin: '00012345678905',
      ...product,
    },
    lineItemStatus: { status: 'shipped' },
    lineItemTransaction: { quantity: 1, lineItemChargedPrice: 80 },
    returnableFlag: true,
  };
}

/** Orders of a member, newest first: `US20000001` and on. */
export function createWireOrders(count: number): ReturnType<typeof createWireOrder>[] {
  return Array.from({ length: count }, (_, index) => createWireOrder(`US${20000001 + index}`));
}
