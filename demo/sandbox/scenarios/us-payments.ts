import { createDeliveredGroup, createPlacedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD, INSTALMENTS, PAYPAL } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

/** Orders with special payments. */
export const usPayments: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000017', createOrder: createInstalments }),
  defineScenario({ orderNumber: 'US10000028', createOrder: createUnpaid }),
];

/** Two payments, both of which a store refunds to a gift card. */
function createInstalments(context: ScenarioContext) {
  const orderNumber = 'US10000017';
  const items = [
    createItem(context, { product: 'tempo', colour: 'ember', size: 'M 9.5 / W 11', price: 145 }),
    createItem(context, { product: 'weekender', colour: 'graphite', price: 75 }),
    createItem(context, { product: 'stride', colour: 'moss', size: 'S', quantity: 2, price: 81, msrp: 90 }),
  ];
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -27, hours: -5 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, items, {
        shipment: 'PX1000001701',
        daysAgo: 22,
        returnUrl: toReturnUrl(orderNumber),
      }),
    ],
    payment: [PAYPAL, INSTALMENTS],
  });
}

/** Not paid yet, with a link to the former payment pages. */
function createUnpaid(context: ScenarioContext) {
  const orderNumber = 'US10000028';
  const { language, origin } = context;
  const placedAt = toMoment(context, { minutes: -5.5 });
  return createOrder({
    orderNumber,
    placedAt,
    party: PARTIES.us,
    groups: [
      createPlacedGroup(context, [createItem(context, { product: 'stride', colour: 'ember', size: 'L', price: 45 })], {
        placedAt,
        details: { groupHeading: WORDING.waitingForPayment[language], groupHeadingVariant: 'warning' },
      }),
    ],
    payment: [CREDIT_CARD],
    shipping: 8,
    message: WORDING.payFirst[language],
    details: { legacyPaymentUrl: `${origin}/sandbox/payment/${orderNumber}` },
  });
}
