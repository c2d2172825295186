import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { createReturnGroup } from './builders/create-return-group.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type ReturnCancelOutcome, type Scenario, type ScenarioContext } from './scenario.js';

interface ReturnPlan {
  readonly returnNumber: string;
  readonly items: readonly ItemPlan[];
  readonly returnCancelOutcomes?: readonly ReturnCancelOutcome[];
}

interface SalePlan {
  readonly orderNumber: string;
  readonly placedDaysAgo: number;
  readonly shipment: string;
  /** The lines that are not returned. */
  readonly delivered: readonly ItemPlan[];
  readonly returns: readonly ReturnPlan[];
}

/**
 * Orders with returns that can be cancelled. The first return is cancelled. The second is refused, because its parcel is under way. The
 * first job of the third fails. The job of the last one never reports that it is done.
 */
const SALES: readonly SalePlan[] = [
  {
    orderNumber: 'US10000033',
    placedDaysAgo: 57,
    shipment: 'PX1000003301',
    delivered: [{ product: 'commuter', colour: 'moss', price: 84 }],
    returns: [
      {
        returnNumber: 'RT10000033',
        items: [{ product: 'harbour', colour: 'rose', size: 'M', quantity: 2, price: 136 }],
      },
    ],
  },
  {
    orderNumber: 'US10000034',
    placedDaysAgo: 58,
    shipment: 'PX1000003401',
    delivered: [{ product: 'club', colour: 'ember', price: 38 }],
    returns: [
      {
        returnNumber: 'RT10000034',
        items: [{ product: 'ridge', colour: 'graphite', size: 'M 9 / W 10.5', price: 138 }],
        returnCancelOutcomes: ['refused'],
      },
      {
        returnNumber: 'RT10000038',
        items: [{ product: 'pace', colour: 'lagoon', size: 'L', price: 42 }],
        returnCancelOutcomes: ['failed', 'cancelled'],
      },
      {
        returnNumber: 'RT10000039',
        items: [{ product: 'weekender', colour: 'chalk', price: 75 }],
        returnCancelOutcomes: ['cancelledWithOpenJob'],
      },
    ],
  },
];

const CANCEL_RETURN = { cancelReturn: {} } as const;
/** The shopper started the returns on this day. */
const RETURNED_DAYS_AGO = 2;

export const usCancellableReturns: readonly Scenario[] = SALES.flatMap((sale) => [
  defineScenario({ orderNumber: sale.orderNumber, createOrder: (context) => createSale(context, sale) }),
  ...sale.returns.map((plan) => defineReturn(plan, sale.orderNumber)),
]);

function createSale(context: ScenarioContext, { orderNumber, placedDaysAgo, shipment, delivered, returns }: SalePlan) {
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -placedDaysAgo, hours: -2 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, toItems(context, delivered), {
        shipment,
        daysAgo: placedDaysAgo - 4,
        returnUrl: toReturnUrl(orderNumber),
      }),
      ...returns.map(({ returnNumber, items }) =>
        createReturnGroup(context, toItems(context, items), {
          state: 'created',
          details: {
            returnOrderNumber: returnNumber,
            actions: { viewReturn: { returnOrderId: returnNumber }, ...CANCEL_RETURN },
          },
        }),
      ),
    ],
    payment: [CREDIT_CARD],
  });
}

/** Defines a return order: its totals are the refund. */
function defineReturn({ returnNumber, items, returnCancelOutcomes }: ReturnPlan, saleNumber: string): Scenario {
  return defineScenario({
    orderNumber: returnNumber,
    ...(returnCancelOutcomes && { returnCancelOutcomes }),
    createOrder: (context) =>
      createOrder({
        orderNumber: returnNumber,
        placedAt: toMoment(context, { days: -RETURNED_DAYS_AGO, hours: -1 }),
        party: PARTIES.us,
        groups: [
          createReturnGroup(context, toItems(context, items), {
            state: 'created',
            details: { isReturnOrder: true, returnOrderNumber: returnNumber, actions: CANCEL_RETURN },
          }),
        ],
        payment: [CREDIT_CARD],
        details: {
          orderType: 'RETURN_ORDER',
          parentSalesOrderNumber: saleNumber,
          returnMethod: 'upsDropoff|UPSN',
          returnToStore: false,
        },
      }),
  });
}

function toItems(context: ScenarioContext, plans: readonly ItemPlan[]) {
  return plans.map((plan) => createItem(context, plan));
}
