import { findCountedOrder } from './counted-orders.js';
import type { Scenario } from './scenario.js';
import { scenarios } from './scenarios.js';

const BY_NUMBER: ReadonlyMap<string, Scenario> = new Map(scenarios.map((scenario) => [scenario.orderNumber, scenario]));

/** By order number, which is case-sensitive: an order with a fixed number, or one of so many lines as its number says. */
export function findScenario(orderNumber: string): Scenario | undefined {
  return BY_NUMBER.get(orderNumber) ?? findCountedOrder(orderNumber);
}
