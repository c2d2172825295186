import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { createParcelEvents, type Station } from './builders/create-parcel-events.js';
import { createReturnGroup, type ReturnStateName } from './builders/create-return-group.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnOrderUrl, toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

interface ReturnPlan {
  readonly returnOrderNumber: string;
  readonly state: ReturnStateName;
  readonly daysAgo: number;
  readonly items: readonly ItemPlan[];
  /** The number of the parcel that the items were returned in, and its tracking events. */
  readonly shipment: string;
  readonly stations: readonly Station[];
}

const PARTLY_RETURNED = 'US10000010';

/** The returned items of US10000010, each in a return order of its own. */
const RETURNS: readonly ReturnPlan[] = [
  {
    returnOrderNumber: 'RT10000010',
    state: 'inProcess',
    daysAgo: 6,
    items: [
      { product: 'tempo', colour: 'rose', size: 'W 8 / M 6.5', price: 145 },
      { product: 'pace', colour: 'rose', size: 'S', price: 42 },
    ],
    shipment: 'PX1000001091',
    stations: [
      ['droppedOff', 118, 'Sacramento, CA'],
      ['arrived', 95, 'Memphis, TN'],
      ['received', 52, 'Memphis, TN'],
    ],
  },
  {
    returnOrderNumber: 'RT10000011',
    state: 'completed',
    daysAgo: 20,
    items: [{ product: 'hoop', colour: 'moss', size: 'S', quantity: 2, price: 96 }],
    shipment: 'PX1000001092',
    stations: [
      ['droppedOff', 462, 'Sacramento, CA'],
      ['received', 381, 'Memphis, TN'],
    ],
  },
];

/** Orders with returned items, and their return orders. */
export const usReturns: readonly Scenario[] = [
  defineScenario({ orderNumber: PARTLY_RETURNED, createOrder: createPartlyReturned }),
  defineScenario({ orderNumber: 'US10000020', createOrder: createDenied }),
  ...RETURNS.map(defineReturn),
];

/** Delivered; the shopper kept some items, and both returns can be opened. */
function createPartlyReturned(context: ScenarioContext) {
  const items = [
    createItem(context, { product: 'harbour', colour: 'graphite', size: 'S', price: 68 }),
    createItem(context, { product: 'commuter', colour: 'midnight', price: 84, msrp: 98 }),
  ];
  const delivered = createDeliveredGroup(context, items, { shipment: 'PX1000001001', daysAgo: 29 });
  const viewReturn = RETURNS.map(({ returnOrderNumber }) => ({ returnOrderId: returnOrderNumber }));
  return createOrder({
    orderNumber: PARTLY_RETURNED,
    placedAt: toMoment(context, { days: -34, hours: -9 }),
    party: PARTIES.us,
    groups: [
      {
        ...delivered,
        actions: { ...delivered.actions, return: { webLink: toReturnUrl(PARTLY_RETURNED) }, viewReturn },
      },
      ...RETURNS.map(({ returnOrderNumber, state, items }) =>
        createReturnGroup(
          context,
          items.map((item) => createItem(context, item)),
          {
            state,
            details: {
              returnOrderNumber,
              returnUrl: toReturnOrderUrl(returnOrderNumber),
              actions: { viewReturn: { returnOrderId: returnOrderNumber } },
            },
          },
        ),
      ),
    ],
    payment: [CREDIT_CARD],
  });
}

/** Defines a return order: its totals are the refund. */
function defineReturn({ returnOrderNumber, state, daysAgo, items, shipment, stations }: ReturnPlan): Scenario {
  return defineScenario({
    orderNumber: returnOrderNumber,
    createOrder: (context) =>
      createOrder({
        orderNumber: returnOrderNumber,
        placedAt: toMoment(context, { days: -daysAgo, hours: -1 }),
        party: PARTIES.us,
        groups: [
          createReturnGroup(
            context,
            items.map((item) => createItem(context, item)),
            { state, shipment, details: { isReturnOrder: true, returnOrderNumber } },
          ),
        ],
        payment: [CREDIT_CARD],
        events: { [shipment]: createParcelEvents(context, stations) },
        details: {
          orderType: 'RETURN_ORDER',
          parentSalesOrderNumber: PARTLY_RETURNED,
          returnMethod: 'upsDropoff|UPSN',
          returnToStore: false,
        },
      }),
  });
}

/** One line was worn and its return refused; the other was returned to a store. */
function createDenied(context: ScenarioContext) {
  const worn = createItem(context, { product: 'ridge', colour: 'sand', size: 'M 8.5 / W 10', price: 138 });
  const droppedOff = createItem(context, { product: 'breeze', colour: 'lagoon', size: 'XL', price: 35 });
  return createOrder({
    orderNumber: 'US10000020',
    placedAt: toMoment(context, { days: -48, hours: -6 }),
    party: PARTIES.us,
    groups: [
      createReturnGroup(context, [worn], {
        state: 'denied',
        details: { message: WORDING.cameBackWorn[context.language] },
      }),
      createReturnGroup(context, [droppedOff], { state: 'toStore' }),
    ],
    payment: [CREDIT_CARD],
    shipping: 8,
  });
}
