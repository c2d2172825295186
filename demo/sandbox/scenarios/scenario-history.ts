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

const HISTORY = sortNewestFirst(scenarios.filter((scenario) => !guestOrders.includes(scenario)));

/** Lists the sales orders of a country, newest first. */
export function listScenarioHistory(country: string): readonly Scenario[] {
  return HISTORY.filter(({ orderNumber }) => orderNumber.slice(0, 2).toLowerCase() === country);
}

/**
 * Returns the sales orders among these, newest first; of two placed at the same time, the one with the higher number
 * first.
 */
export function sortNewestFirst(orders: readonly Scenario[]): readonly Scenario[] {
  return orders
    .flatMap(toPlaced)
    .sort((one, other) => other.placedAt - one.placedAt || compareNumbers(other, one))
    .map(({ scenario }) => scenario);
}

function toPlaced(scenario: Scenario): Placed[] {
  const { orderType, transaction } = scenario.createOrder(ANY_CONTEXT);
  if (orderType !== 'SALES_ORDER') return [];
  return [{ scenario, placedAt: Date.parse(toOrderDate(transaction.orderDate) ?? '') }];
}

function compareNumbers(one: Placed, other: Placed): number {
  return one.scenario.orderNumber < other.scenario.orderNumber ? -1 : 1;
}
