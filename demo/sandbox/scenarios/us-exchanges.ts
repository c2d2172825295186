import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

const ORDER_NUMBER = 'US10000012';

/**
 * Each item comes in its own colour, in a cheaper one, and in ones that are sold out, not eligible, or dearer. The
 * backpack is no longer sold, and the last item cannot be exchanged.
 */
const ITEMS: readonly (ItemPlan & { readonly isExchangeable?: boolean })[] = [
  { product: 'baseline', colour: 'chalk', size: 'M 9 / W 10.5', price: 95 },
  { product: 'breeze', colour: 'lagoon', size: 'M', quantity: 3, price: 105 },
  { product: 'commuter', colour: 'graphite', price: 84 },
  { product: 'stride', colour: 'midnight', size: 'L', price: 45, isExchangeable: false },
];

/** An order with every case of an exchange. */
export const usExchanges: readonly Scenario[] = [
  defineScenario({ orderNumber: ORDER_NUMBER, createOrder: createExchangeCases }),
];

function createExchangeCases(context: ScenarioContext) {
  const items = ITEMS.map(({ isExchangeable = true, ...plan }) => {
    const item = createItem(context, plan);
    return { ...item, product: { ...item.product, isExchangeableFlag: isExchangeable } };
  });
  return createOrder({
    orderNumber: ORDER_NUMBER,
    placedAt: toMoment(context, { days: -57, hours: -5 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, items, {
        shipment: 'PX1000001201',
        daysAgo: 53,
        returnUrl: toReturnUrl(ORDER_NUMBER),
      }),
    ],
    payment: [CREDIT_CARD],
  });
}
