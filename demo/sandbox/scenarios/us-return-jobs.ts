import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CASH, CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import type { WireOrder } from '../../../contract/wire-order.js';
import { toMoment, type ReturnOutcome, type Scenario } from './scenario.js';

interface JobPlan {
  readonly orderNumber: string;
  readonly placedDaysAgo: number;
  readonly shipment: string;
  readonly returnOutcomes?: readonly ReturnOutcome[];
  readonly items: readonly ItemPlan[];
  readonly payment: WireOrder['payment'][number];
  readonly details?: Partial<WireOrder>;
}

/** Orders with special returns: jobs that fail, never end or report no return, and a cash purchase in a store. */
export const usReturnJobs: readonly Scenario[] = [
  defineJob({
    orderNumber: 'US10000015',
    placedDaysAgo: 50,
    shipment: 'PX1000001501',
    returnOutcomes: ['failed', 'made'],
    items: [
      { product: 'ridge', colour: 'lagoon', size: 'M 9 / W 10.5', price: 138 },
      { product: 'breeze', colour: 'sand', size: 'M', quantity: 3, price: 105 },
    ],
    payment: CREDIT_CARD,
  }),
  defineJob({
    orderNumber: 'US10000016',
    placedDaysAgo: 52,
    shipment: 'PX1000001601',
    returnOutcomes: ['never'],
    items: [
      { product: 'pace', colour: 'moss', size: 'L', price: 42 },
      { product: 'weekender', colour: 'ember', price: 75 },
    ],
    payment: CREDIT_CARD,
  }),
  defineJob({
    orderNumber: 'US10000040',
    placedDaysAgo: 56,
    shipment: 'PX1000003101',
    returnOutcomes: ['madeWithOpenJob'],
    items: [{ product: 'harbour', colour: 'sand', size: 'M', price: 68 }],
    payment: CREDIT_CARD,
  }),
  defineJob({
    orderNumber: 'US10000018',
    placedDaysAgo: 54,
    shipment: 'PX1000001801',
    items: [{ product: 'club', colour: 'midnight', price: 38 }],
    payment: CASH,
    details: { orderClassification: 'STORE' },
  }),
];

function defineJob({ orderNumber, items, payment, ...plan }: JobPlan): Scenario {
  return defineScenario({
    orderNumber,
    ...(plan.returnOutcomes && { returnOutcomes: plan.returnOutcomes }),
    createOrder: (context) =>
      createOrder({
        orderNumber,
        placedAt: toMoment(context, { days: -plan.placedDaysAgo, hours: -3 }),
        party: PARTIES.us,
        groups: [
          createDeliveredGroup(
            context,
            items.map((item) => createItem(context, item)),
            { shipment: plan.shipment, daysAgo: plan.placedDaysAgo - 4, returnUrl: toReturnUrl(orderNumber) },
          ),
        ],
        payment: [payment],
        ...(plan.details && { details: plan.details }),
      }),
  });
}
