import { toOrderDate } from '../../../src/http/read/wire-fields.js';
import type { Scenario, ScenarioContext } from './scenario.js';
import { guestOrders } from './guest-orders.js';
import { scenarios } from './scenarios.js';

/** Any anchor will do: the sequence of the orders does not depend on it. */
const ANY_CONTEXT: ScenarioContext = { anchor: 0, language: 'en', origin: '' };

interface Placed {
  readonly scenario: Scenario;
  readonly placedAt: number;
}

const PLACED_ORDERS: readonly Placed[] = scenarios.flatMap((scenario) => {
  if (guestOrders.includes(scenario)) return [];
  const { orderType, transaction } = scenario.createOrder(ANY_CONTEXT);
  const placedAt = Date.parse(toOrderDate(transaction.orderDate) ?? '');
  return orderType === 'SALES_ORDER' ? [{ scenario, placedAt }] : [];
});

/**
 * Lists the sales orders of a country, newest first; of two placed at the same time, the one with the higher number
 * first.
 */
export function listScenarioHistory(country: string): readonly Scenario[] {
  return PLACED_ORDERS.filter(({ scenario }) => scenario.orderNumber.slice(0, 2).toLowerCase() === country)
    .sort((one, other) => other.placedAt - one.placedAt || compareNumbers(other, one))
    .map(({ scenario }) => scenario);
}

function compareNumbers(one: Placed, other: Placed): number {
  return one.scenario.orderNumber < other.scenario.orderNumber ? -1 : 1;
}
