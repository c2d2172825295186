import type { WireOrder } from '../../contract/wire-order.js';

/** Never a number that an address could contain, so that every text renders the same screen. */
export const toNumber = (text: string): string => `#${text}`;

const PRICE = { quantity: 2, lineItemChargedPrice: 10 };

/** One line, one group, one payment, one address: with the same text wherever a service may send one. */
export function createOrderOf(text: string): WireOrder {
  return {
    orderNumber: toNumber(text),
    orderId: text,
    orderType: 'SALES_ORDER',
    currency: 'USD',
    fullOrderStatus: { subStatus: `${text}, on its way` },
    group: [
      {
        groupHeading: text,
        groupSubheading: `${text}, in short`,
        message: `${text}, at last`,
        simpleStatuses: ['SHIPPED'],
        isCancellable: false,
        isPendingCancellation: false,
        isRecentlyCancelled: false,
        isReturnOrder: false,
        isGlobalStoreOrder: false,
        trackingUrl: 'https://tracking.example.com/parcels/PX1',
        actions: { returnDisableReasonAction: { text, linkText: text, url: 'https://shop.example.com/returns' } },
        orderItems: [
          {
            orderLineKey: text,
            lineType: 'INLINE',
            product: {
              ...{ productId: text, gtin: text, title: text, category: text, color: text, size: text },
              styleColor: text,
            },
            lineItemStatus: { status: text },
            simpleStatus: 'SHIPPED',
            lineItemTransaction: { ...PRICE, promotions: [{ id: text, promoType: text }] },
            returnDisableReason: { text, linkText: text, url: 'https://shop.example.com/returns', code: text },
            returnableFlag: false,
            // Differs from the headline: equal texts are shown once.
            eddTranslated: `${text}, soon`,
          },
        ],
      },
    ],
    shipments: [
      {
        ...{ shipmentNumber: text, items: [text], carrier: text },
        events: [{ time: '2026-11-02T12:00:00Z', status: text, location: text }],
      },
    ],
    payment: [{ paymentType: 'credit_card', paymentDisplayNumber: text }],
    shippingAddress: {
      ...{ firstName: text, lastName: text, address1: text, address2: text, address3: text, address4: text },
      ...{ city: text, county: text, state: text, zipCode: text, country: text, pickUpLocation: text },
    },
    transaction: {
      orderDate: '2026-11-01T12:00:00Z',
      orderTotal: 10,
      subTotal: 10,
      shippingTotal: 0,
      message: `${text}, thanks`,
    },
  };
}
