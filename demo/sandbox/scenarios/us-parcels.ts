import { createDeliveredGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { createParcelEvents, type Station } from './builders/create-parcel-events.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD, GIFT_CERTIFICATE } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { formatMessage } from './messages.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

const DELIVERED_PARCEL = 'PX1000000101';
const SHIPPED_PARCEL = 'PX1000000102';

/** The tracking events of both parcels; the second was packed three days later. */
const STATIONS: Readonly<Record<string, readonly Station[]>> = {
  [DELIVERED_PARCEL]: [
    ['packed', 126, 'Reno, NV'],
    ['departed', 118, 'Reno, NV'],
    ['arrived', 63, 'Sacramento, CA'],
    ['outForDelivery', 52, 'Sacramento, CA'],
    ['delivered', 48, 'Sacramento, CA'],
  ],
  [SHIPPED_PARCEL]: [
    ['packed', 54, 'Memphis, TN'],
    ['departed', 45, 'Memphis, TN'],
    ['arrived', 9, 'Reno, NV'],
  ],
};

/** Orders in parcels, the most common case. */
export const usParcels: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000001', createOrder: createTwoParcels }),
];

/** Parcel 1 of 2 delivered, 2 of 2 in transit; paid by card and gift certificate. */
function createTwoParcels(context: ScenarioContext) {
  const orderNumber = 'US10000001';
  const delivered = [
    createItem(context, { product: 'tempo', colour: 'lagoon', size: 'M 9 / W 10.5', price: 129.97, msrp: 145 }),
    createItem(context, { product: 'breeze', colour: 'graphite', size: 'M', quantity: 2, price: 70 }),
  ];
  const shipped = [
    createItem(context, { product: 'stride', colour: 'midnight', size: 'M', price: 45 }),
    createItem(context, { product: 'weekender', colour: 'moss', price: 62, msrp: 75 }),
  ];
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -6 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, delivered, {
        shipment: DELIVERED_PARCEL,
        daysAgo: 2,
        returnUrl: toReturnUrl(orderNumber),
      }),
      createShippedGroup(context, shipped, { shipment: SHIPPED_PARCEL, arrivesInDays: 2 }),
    ],
    payment: [CREDIT_CARD, GIFT_CERTIFICATE],
    shipping: 0,
    message: WORDING.thanks[context.language],
    events: Object.fromEntries(
      Object.entries(STATIONS).map(([shipment, stations]) => [shipment, createParcelEvents(context, stations)]),
    ),
    details: {
      fullOrderStatus: { subStatus: formatMessage(context, 'shipmentsDelivered', { delivered: 1, total: 2 }) },
    },
  });
}
