import { cnOrders } from './cn-orders.js';
import { deliveredOrders } from './delivered-orders.js';
import type { Scenario } from './scenario.js';
import { usLarge } from './us-large.js';
import { usParcels } from './us-parcels.js';
import { usUnusual } from './us-unusual.js';

/** Every order of the sandbox. Their numbers are fixed: docs, demo and tests name them. */
export const scenarios: readonly Scenario[] = [...usParcels, ...usLarge, ...usUnusual, ...cnOrders, ...deliveredOrders];

/** By order number; case-sensitive, as order numbers are. */
export const scenarioByNumber: ReadonlyMap<string, Scenario> = new Map(
  scenarios.map((scenario) => [scenario.orderNumber, scenario]),
);
