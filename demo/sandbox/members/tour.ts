import { findScenario } from '../scenarios/find-scenario.js';
import { listScenarioHistory, sortNewestFirst } from '../scenarios/scenario-history.js';
import type { Scenario } from '../scenarios/scenario.js';
import { usCancellable } from '../scenarios/us-cancellable.js';
import type { MemberOrders } from './member.js';

const DAY_MS = 24 * 3_600_000;

/** How many days older these orders are than for other members. */
const DAYS_OLDER: Readonly<Record<string, number>> = { US10000006: 2, US10000021: 4, US10000041: 8, US10000042: 10 };

const [, ...leftOut] = usCancellable;
/** Sorted once. The histories of other countries stay as they are: only orders of the United States are left out or moved. */
const US_HISTORY = sortNewestFirst(
  listScenarioHistory('us')
    .filter((order) => !leftOut.includes(order))
    .map(toOlder),
);

/**
 * The member of the demo's first page: the history lists one of the orders that were just placed, and the others spread
 * over ten days, so that its first page shows many states and dates.
 */
export const tour: MemberOrders = {
  list: (country) => (country === 'us' ? US_HISTORY : listScenarioHistory(country)),
  find(orderNumber) {
    const order = findScenario(orderNumber);
    return order && toOlder(order);
  },
};

/** Moves all dates of an order that `DAYS_OLDER` names. */
function toOlder(order: Scenario): Scenario {
  const days = DAYS_OLDER[order.orderNumber];
  if (days === undefined) return order;
  return {
    ...order,
    createOrder: (context) => order.createOrder({ ...context, anchor: context.anchor - days * DAY_MS }),
  };
}
