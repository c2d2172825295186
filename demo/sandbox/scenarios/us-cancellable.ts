import { createPlacedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toMoment, type CancelOutcome, type Scenario } from './scenario.js';
import { WORDING } from './wording.js';

/**
 * Orders that were just placed, and one past its cancellation period. They look alike but differ in the outcome of a
 * cancellation.
 */
export const usCancellable: readonly Scenario[] = [
  defineCancellable('US10000002', 5),
  defineCancellable('US10000003', 6, ['pending']),
  defineCancellable('US10000004', 7, ['failed', 'cancelled']),
  defineCancellable('US10000013', 8, ['cancelledElsewhere']),
  defineCancellable('US10000014', 9, ['refused']),
  defineCancellable('US10000029', 10, ['never']),
  defineCancellable('US10000030', 11, ['cancelledAtOnce']),
  defineCancellable('US10000005', 120),
];

/** Defines an order with one group that can still be cancelled. */
function defineCancellable(
  orderNumber: string,
  minutesAgo: number,
  cancelEnds: readonly CancelOutcome[] = [],
): Scenario {
  return defineScenario({
    orderNumber,
    cancelEnds,
    createOrder: (context) =>
      createOrder({
        orderNumber,
        placedAt: toMoment(context, { minutes: -minutesAgo }),
        party: PARTIES.us,
        groups: [
          createPlacedGroup(
            context,
            [
              createItem(context, { product: 'baseline', colour: 'chalk', size: 'M 8 / W 9.5', price: 95 }),
              createItem(context, { product: 'harbour', colour: 'rose', size: 'S', price: 68 }),
            ],
            {
              details: { isCancellable: true, actions: { cancel: {} }, message: WORDING.cancelWhile[context.language] },
            },
          ),
        ],
        payment: [CREDIT_CARD],
        shipping: 8,
      }),
  });
}
