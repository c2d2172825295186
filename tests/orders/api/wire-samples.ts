import type * as z from 'zod/mini';
import type { addressSchema } from '../../../src/orders/api/to-address.js';
import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';

type WireAddress = z.input<typeof addressSchema>;

/** A line with every field of an order item. */
export function createWireItem(changes: Partial<WireOrderItem> = {}): WireOrderItem {
  return {
    orderLineKey: 'L1',
    lineType: 'INLINE',
    product: {
      productId: 'p1',
      title: 'Trail shoe',
      category: "Men's shoes",
      productImage: 'https://pictures.example.com/1.png',
      color: 'Moss',
      size: 'M 9',
      styleColor: 'TS100-101',
      gtin: '2002904746624',
      pbid: 'by-robin',
    },
    lineItemStatus: { status: 'shipped' },
    lineItemTransaction: { quantity: 2, lineItemChargedPrice: 120.5, msrp: 140 },
    returnableFlag: true,
    eddTranslated: 'Arriving Tue, Nov 24',
    shipmentNumber: 'PX1',
    skuid: 'sku-trail-9',
    valueAddedServiceID: 'vas-1',
    customizedProductReference: 'custom-1',
    actions: { buyItAgain: { webLink: 'https://shop.example.com/t/trail' } },
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
    trackingUrl: 'https://tracking.example.com/parcels/PX1',
    shipFromCountry: 'DE',
    ...changes,
  };
}

/** An address with every line that one may have. */
export function createWireAddress(changes: Partial<WireAddress> = {}): WireAddress {
  return {
    firstName: 'Robin',
    lastName: 'Doe',
    address1: 'Hafenstraße 12',
    address2: 'Apt 4B',
    address3: 'Back yard',
    address4: 'Ring twice',
    city: 'Hamburg',
    county: 'Altona',
    state: 'HH',
    zipCode: '20457',
    country: 'DE',
    pickUpLocation: 'Locker 7',
    ...changes,
  };
}

/** An order with every block that is read. */
export function createWireOrder(changes: Partial<WireOrder> = {}): WireOrder {
  return {
    orderNumber: 'A1000',
    orderId: 'id-1',
    orderType: 'SALES_ORDER',
    orderClassification: 'STANDARD',
    currency: 'EUR',
    currencyAlt: 'usd',
    group: [createWireGroup()],
    shipments: [{ shipmentNumber: 'PX1', items: ['L1'], trackingUrl: 'https://tracking.example.com/parcels/PX1' }],
    payment: [
      {
        paymentType: 'CREDIT_CARD',
        paymentDisplayNumber: '4242',
        paymentTypeImageUrl: 'https://pictures.example.com/card.png',
      },
    ],
    shouldRefresh: true,
    age: 12.5,
    fullOrderStatus: { subStatus: 'One of two parcels has arrived' },
    isGlobalStoreOrder: true,
    regionReference: 'NIKEEU',
    authorizationInfo: {
      email: 'robin@example.com',
      dayPhoneNumber: '0405550102',
      phoneNumber: { countryCode: '49', subscriberNumber: '405550101' },
    },
    shippingAddress: createWireAddress(),
    storeAddress: createWireAddress({ address1: 'Store street 1' }),
    pickupAddress: createWireAddress({ address1: 'Pickup street 1' }),
    transaction: {
      orderDate: '2026-11-20T10:00:00.000Z[UTC]',
      orderTotal: 130.5,
      subTotal: 120.5,
      shippingTotal: 4,
      totalFees: 1,
      totalTaxes: 2,
      inclusiveTaxTotal: 19.25,
      totalDuties: 3,
      message: 'Thank you',
    },
    transactionAlt: { orderDate: '2026-11-20T10:00:00.000Z', orderTotal: 151.2, subTotal: 139.6, shippingTotal: 11.6 },
    ...changes,
  };
}

/** A copy of a valid order in which one field is changed or removed. */
export function breakField(path: string, value: unknown, order: WireOrder = createWireOrder()): unknown {
  const copy = JSON.parse(JSON.stringify(order)) as object;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}
