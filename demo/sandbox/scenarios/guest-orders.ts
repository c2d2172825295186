import { createDeliveredGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

/** Orders whose guest proves by a code who they are. No member has them. */
export const guestOrders: readonly Scenario[] = [
  defineScenario({
    orderNumber: 'US10000036',
    needsProof: true,
    createOrder: (context) => createGuestOrder('US10000036', context),
  }),
  defineScenario({
    orderNumber: 'US10000037',
    isMasked: true,
    createOrder: (context) => createGuestOrder('US10000037', context),
  }),
];

/** Delivered, and can be returned. */
function createGuestOrder(orderNumber: string, context: ScenarioContext) {
  const items = [
    createItem(context, { product: 'tempo', colour: 'lagoon', size: 'M 9 / W 10.5', price: 128 }),
    createItem(context, { product: 'commuter', colour: 'midnight', price: 84 }),
  ];
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -9 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, items, {
        shipment: `PX${orderNumber.slice(2)}01`,
        daysAgo: 4,
        returnUrl: toReturnUrl(orderNumber),
      }),
    ],
    payment: [CREDIT_CARD],
  });
}
