import { findCountedOrder } from './counted-orders.js';
import type { Scenario } from './scenario.js';
import { scenarios } from './scenarios.js';

const BY_NUMBER: ReadonlyMap<string, Scenario> = new Map(scenarios.map((scenario) => [scenario.orderNumber, scenario]));

/**
 * Finds an order by its number, which is case-sensitive: a fixed one, or one whose number gives its number of lines.
 */
export function findScenario(orderNumber: string): Scenario | undefined {
  return BY_NUMBER.get(orderNumber) ?? findCountedOrder(orderNumber);
}
