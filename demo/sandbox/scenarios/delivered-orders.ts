import { defineDelivered } from './builders/define-delivered.js';
import { PARTIES } from './builders/parties.js';
import { CASH, CREDIT_CARD, PAYPAL } from './builders/payments.js';
import type { Scenario } from './scenario.js';

/** Orders of several countries that were delivered and can be returned. */
export const deliveredOrders: readonly Scenario[] = [
  defineDelivered({
    orderNumber: 'CA10000001',
    party: PARTIES.ca,
    returnUrl: '/ca/en/orders/sales/CA10000001/return/',
    shipment: 'PX4000000101',
    shipping: 10,
    payment: CREDIT_CARD,
    items: [
      { product: 'ridge', colour: 'moss', size: 'M 10', price: 175 },
      { product: 'commuter', colour: 'lagoon', price: 98 },
    ],
  }),
  defineDelivered({
    orderNumber: 'DE10000001',
    party: PARTIES.de,
    returnUrl: '/de/de/orders/sales/DE10000001/return/',
    shipment: 'DH5000000101',
    shipping: 4.95,
    payment: PAYPAL,
    items: [
      { product: 'tempo', colour: 'graphite', size: 'EU 43', price: 139.99 },
      { product: 'breeze', colour: 'moss', size: 'L', quantity: 2, price: 69.98, msrp: 79.98 },
    ],
  }),
  defineDelivered({
    orderNumber: 'JP10000001',
    party: PARTIES.jp,
    returnUrl: '/jp/ja/orders/sales/JP10000001/return/',
    shipment: 'SG6000000101',
    shipping: 550,
    payment: CREDIT_CARD,
    items: [
      { product: 'baseline', colour: 'midnight', size: '26.5cm', price: 12650 },
      { product: 'arena', colour: 'ember', price: 6380 },
    ],
  }),
  // The carrier collects the return, at a time booked on its site. The address is in Latin letters.
  defineDelivered({
    orderNumber: 'JP10000002',
    party: {
      ...PARTIES.jp,
      address: {
        ...PARTIES.jp.address,
        ...{ firstName: 'Robin', lastName: 'Doe', address1: '2-14-3 Konan', address2: 'Harbor Court 502' },
        city: 'Minato-ku',
      },
    },
    returnUrl: 'https://pickup.example.com/returns/JP10000002',
    shipment: 'SG6000000201',
    shipping: 0,
    payment: CREDIT_CARD,
    items: [{ product: 'tempo', colour: 'lagoon', size: '25.0cm', price: 15400, msrp: 17600 }],
    placedDaysAgo: 6,
  }),
  defineDelivered({
    orderNumber: 'AU10000001',
    party: PARTIES.au,
    returnUrl: '/au/en/orders/sales/AU10000001/return/',
    shipment: 'AP7000000101',
    shipping: 9.95,
    payment: CREDIT_CARD,
    items: [
      { product: 'ridge', colour: 'ember', size: 'US M 10', price: 200 },
      { product: 'stride', colour: 'graphite', size: 'L', price: 65, msrp: 80 },
    ],
  }),
  defineDelivered({
    orderNumber: 'GB10000001',
    party: PARTIES.gb,
    returnUrl: '/gb/en/orders/sales/GB10000001/return/',
    shipment: 'RM8000000101',
    shipping: 4.5,
    payment: CREDIT_CARD,
    items: [
      { product: 'tempo', colour: 'lagoon', size: 'UK 8.5', price: 129.95 },
      { product: 'pace', colour: 'graphite', size: 'M', quantity: 2, price: 69.9 },
    ],
  }),
  defineDelivered({
    orderNumber: 'NL10000001',
    party: PARTIES.nl,
    returnUrl: '/nl/en/orders/sales/NL10000001/return/',
    shipment: 'PN9000000101',
    shipping: 5,
    payment: CREDIT_CARD,
    items: [
      { product: 'ridge', colour: 'graphite', size: 'EU 42', price: 149.99 },
      { product: 'club', colour: 'ember', price: 34.99 },
    ],
  }),
  defineDelivered({
    orderNumber: 'KR10000001',
    party: PARTIES.kr,
    returnUrl: '/kr/ko/orders/sales/KR10000001/return/',
    shipment: 'CJ1100000101',
    shipping: 0,
    payment: CREDIT_CARD,
    items: [{ product: 'baseline', colour: 'chalk', size: '260', price: 129000 }],
  }),
  // Stores accept returns for two weeks after delivery, which was ten days ago.
  defineDelivered({
    orderNumber: 'KR10000002',
    party: PARTIES.kr,
    returnUrl: '/kr/ko/orders/sales/KR10000002/return/',
    shipment: 'CJ1100000201',
    shipping: 0,
    payment: CREDIT_CARD,
    items: [{ product: 'breeze', colour: 'lagoon', size: 'L', quantity: 2, price: 78000 }],
    placedDaysAgo: 13,
    deliveredDaysAgo: 10,
  }),
  // Bought in a store and paid in cash: the refund is a bank transfer.
  defineDelivered({
    orderNumber: 'PL10000001',
    party: PARTIES.pl,
    returnUrl: '/pl/en/orders/sales/PL10000001/return/',
    shipment: 'UP1200000101',
    shipping: 0,
    payment: CASH,
    items: [{ product: 'commuter', colour: 'midnight', price: 349 }],
    details: { orderClassification: 'STORE' },
  }),
];
