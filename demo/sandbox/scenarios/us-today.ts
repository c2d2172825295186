import { createCancelledGroup, createDeliveredGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD, PAYPAL } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

/** Placed between the orders that can be cancelled, so that the first page of the history holds more than those. */
export const usToday: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000041', createOrder: createCancelled }),
  defineScenario({ orderNumber: 'US10000042', createOrder: createBroughtToday }),
];

/** Cancelled by the shop, and no longer recently. */
function createCancelled(context: ScenarioContext) {
  const items = [
    createItem(context, { product: 'weekender', colour: 'chalk', price: 75 }),
    createItem(context, { product: 'pace', colour: 'midnight', size: 'L', price: 42 }),
  ];
  return createOrder({
    orderNumber: 'US10000041',
    placedAt: toMoment(context, { minutes: -6.5 }),
    party: PARTIES.us,
    groups: [createCancelledGroup(context, items)],
    payment: [PAYPAL],
    shipping: 8,
  });
}

/** A single product, brought by a courier on the day of the order. */
function createBroughtToday(context: ScenarioContext) {
  const orderNumber = 'US10000042';
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { minutes: -8.5 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, [createItem(context, { product: 'pace', colour: 'rose', size: 'S', price: 42 })], {
        shipment: 'PX1000004201',
        daysAgo: 0,
        returnUrl: toReturnUrl(orderNumber),
      }),
    ],
    payment: [CREDIT_CARD],
    shipping: 12,
  });
}
