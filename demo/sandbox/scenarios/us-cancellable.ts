import { createPlacedGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toMoment, type CancelOutcome, type LineCancelOutcomes, type Scenario } from './scenario.js';
import { WORDING } from './wording.js';

interface PlacedOrder {
  readonly orderNumber: string;
  readonly minutesAgo: number;
  readonly arrivesInDays: number;
  readonly message?: 'cancelWhile' | 'beingPacked';
  /** The heading says when it arrives, not when it was placed. */
  readonly leadsWithArrival?: true;
  readonly items: readonly ItemPlan[];
  /** By default, it is cancelled. */
  readonly cancelOutcomes?: readonly CancelOutcome[];
  /** Of requests to cancel some items. By default, they are cancelled. */
  readonly lineCancelOutcomes?: readonly LineCancelOutcomes[];
}

/** Orders that were just placed, and one past its cancellation period. They differ in the outcome of a cancellation. */
const PLACED_ORDERS: readonly PlacedOrder[] = [
  {
    orderNumber: 'US10000002',
    minutesAgo: 5,
    arrivesInDays: 5,
    message: 'cancelWhile',
    items: [
      { product: 'baseline', colour: 'chalk', size: 'M 8 / W 9.5', price: 95 },
      { product: 'harbour', colour: 'rose', size: 'S', price: 68 },
    ],
  },
  {
    orderNumber: 'US10000003',
    minutesAgo: 6,
    arrivesInDays: 3,
    leadsWithArrival: true,
    items: [
      { product: 'tempo', colour: 'ember', size: 'M 10 / W 11.5', price: 145 },
      { product: 'breeze', colour: 'graphite', size: 'L', price: 35 },
    ],
    cancelOutcomes: ['pending'],
  },
  {
    orderNumber: 'US10000004',
    minutesAgo: 7,
    arrivesInDays: 6,
    items: [
      { product: 'commuter', colour: 'moss', price: 84 },
      { product: 'club', colour: 'midnight', price: 38 },
      { product: 'stride', colour: 'sand', size: 'M', price: 45 },
    ],
    cancelOutcomes: ['failed', 'cancelled'],
  },
  {
    orderNumber: 'US10000013',
    minutesAgo: 8,
    arrivesInDays: 4,
    leadsWithArrival: true,
    items: [{ product: 'arena', colour: 'sand', price: 49 }],
    cancelOutcomes: ['cancelledElsewhere'],
  },
  {
    orderNumber: 'US10000014',
    minutesAgo: 9,
    arrivesInDays: 8,
    message: 'cancelWhile',
    items: [
      { product: 'hoop', colour: 'midnight', size: 'XL', price: 48 },
      { product: 'commuter', colour: 'lagoon', price: 84 },
      { product: 'ridge', colour: 'chalk', size: 'M 9 / W 10.5', price: 138 },
    ],
    cancelOutcomes: ['refused'],
  },
  {
    orderNumber: 'US10000029',
    minutesAgo: 10,
    arrivesInDays: 2,
    leadsWithArrival: true,
    items: [{ product: 'club', colour: 'moss', quantity: 2, price: 76 }],
    cancelOutcomes: ['never'],
  },
  {
    orderNumber: 'US10000030',
    minutesAgo: 11,
    arrivesInDays: 7,
    items: [
      { product: 'harbour', colour: 'moss', size: 'L', price: 68 },
      { product: 'tempo', colour: 'midnight', size: 'M 9.5 / W 11', price: 145 },
    ],
    cancelOutcomes: ['cancelledAtOnce'],
  },
  // One piece of the first line is packed already, and the last line as a whole.
  {
    orderNumber: 'US10000031',
    minutesAgo: 12,
    arrivesInDays: 4,
    items: [
      { product: 'stride', colour: 'lagoon', size: 'M', quantity: 3, price: 135, cancellable: 2 },
      { product: 'club', colour: 'rose', quantity: 2, price: 76, cancellable: 2 },
      { product: 'weekender', colour: 'graphite', price: 75, cancellable: 0 },
    ],
    lineCancelOutcomes: [['cancelled'], ['refused', 'cancelled'], ['cancelled']],
  },
  {
    orderNumber: 'US10000032',
    minutesAgo: 13,
    arrivesInDays: 9,
    message: 'cancelWhile',
    items: [
      { product: 'pace', colour: 'moss', size: 'M', quantity: 2, price: 84, cancellable: 2 },
      { product: 'breeze', colour: 'sand', size: 'L', quantity: 2, price: 70, cancellable: 2 },
    ],
    lineCancelOutcomes: [['pending', 'cancelled'], 'failed', ['pending', 'cancelled']],
  },
  {
    orderNumber: 'US10000005',
    minutesAgo: 120,
    arrivesInDays: 5,
    message: 'beingPacked',
    items: [
      { product: 'breeze', colour: 'rose', size: 'M', price: 35 },
      { product: 'commuter', colour: 'graphite', price: 84 },
    ],
  },
];

export const usCancellable: readonly Scenario[] = PLACED_ORDERS.map(defineCancellable);

/** Defines an order with one group that the service would cancel. */
function defineCancellable(order: PlacedOrder): Scenario {
  const { orderNumber, minutesAgo, arrivesInDays, leadsWithArrival = false, items, message, ...ends } = order;
  return defineScenario({
    orderNumber,
    ...ends,
    createOrder: (context) => {
      const placedAt = toMoment(context, { minutes: -minutesAgo });
      return createOrder({
        orderNumber,
        placedAt,
        party: PARTIES.us,
        groups: [
          createPlacedGroup(
            context,
            items.map((item) => createItem(context, item)),
            {
              placedAt,
              arrivesInDays,
              leadsWithArrival,
              details: {
                isCancellable: true,
                actions: { cancel: {} },
                ...(message && { message: WORDING[message][context.language] }),
              },
            },
          ),
        ],
        payment: [CREDIT_CARD],
        shipping: 8,
      });
    },
  });
}
