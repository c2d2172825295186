import { defineDelivered } from './builders/define-delivered.js';
import { EU_PARTIES } from './builders/eu-parties.js';
import { PARTIES, type Party } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import type { Scenario } from './scenario.js';

/** Orders to withdraw from: within the period, after it, and with a statement that exists already. */
export const withdrawalOrders: readonly Scenario[] = [
  defineDelivered({
    orderNumber: 'DE10000003',
    party: PARTIES.de,
    returnUrl: '/de/de/orders/sales/DE10000003/return/',
    shipment: 'DH5000000301',
    shipping: 0,
    payment: CREDIT_CARD,
    items: [
      { product: 'tempo', colour: 'lagoon', size: 'EU 42', price: 139.99 },
      { product: 'stride', colour: 'sand', size: 'M', quantity: 3, price: 104.97 },
    ],
    documents: [
      { documentId: 'invoice-de-3', type: 'INVOICE', label: '2026-300003', daysAgo: 4 },
      { documentId: 'warranty-de-3', type: 'WARRANTY', label: 'Tempo', daysAgo: 2 },
    ],
    placedDaysAgo: 5,
    deliveredDaysAgo: 2,
  }),
  defineDelivered({
    orderNumber: 'FR10000002',
    party: getParty('FR'),
    returnUrl: '/fr/fr/orders/sales/FR10000002/return/',
    shipment: 'UEFR000201',
    shipping: 5,
    payment: CREDIT_CARD,
    items: [{ product: 'stride', colour: 'graphite', size: 'L', price: 45 }],
    placedDaysAgo: 44,
    deliveredDaysAgo: 40,
  }),
  defineDelivered({
    orderNumber: 'IE10000002',
    party: getParty('IE'),
    returnUrl: '/ie/en/orders/sales/IE10000002/return/',
    shipment: 'UEIE000201',
    shipping: 5,
    payment: CREDIT_CARD,
    items: [{ product: 'commuter', colour: 'sand', price: 89.99 }],
  }),
];

function getParty(country: string): Party {
  const party = EU_PARTIES.find(({ address }) => address.country === country);
  if (!party) throw new RangeError(`There is no party in ${country}.`);
  return party;
}
