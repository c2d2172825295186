import type { WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import { createDeliveredGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toRangeItem } from './range.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';

const COUNTED_NUMBER = /^US3(\d{7})$/;
const MOST_LINES = 10_000;
const LINES_A_PARCEL = 250;
const MOST_A_LINE = 3;

/**
 * Creates an order for `US3` and seven digits, which give its number of lines: US30000060 has 60, US30010000 has 10,000
 * in 40 parcels. Returns undefined for any other number, for no lines and for more than 10,000.
 */
export function findCountedOrder(orderNumber: string): Scenario | undefined {
  const lines = Number(COUNTED_NUMBER.exec(orderNumber)?.[1] ?? 0);
  if (lines < 1 || lines > MOST_LINES) return undefined;
  return defineScenario({
    orderNumber,
    createOrder: (context) =>
      createOrder({
        orderNumber,
        placedAt: toMoment(context, { days: -5, hours: -3 }),
        party: PARTIES.us,
        groups: toParcels(context, orderNumber, createLines(context, lines)),
        payment: [CREDIT_CARD],
      }),
  });
}

function createLines(context: ScenarioContext, lines: number): WireOrderItem[] {
  return Array.from({ length: lines }, (_, index) =>
    createItem(context, toRangeItem(index, 1 + (index % MOST_A_LINE))),
  );
}

/** Splits the lines into parcels, of which the first half has arrived. */
function toParcels(context: ScenarioContext, orderNumber: string, lines: readonly WireOrderItem[]): WireOrderGroup[] {
  const parcels = Math.ceil(lines.length / LINES_A_PARCEL);
  return Array.from({ length: parcels }, (_, index) => {
    const items = lines.slice(index * LINES_A_PARCEL, (index + 1) * LINES_A_PARCEL);
    const shipment = `PX${orderNumber.slice(2)}${String(index + 1).padStart(2, '0')}`;
    if (index >= parcels / 2) return createShippedGroup(context, items, { shipment, arrivesInDays: 2 });
    return createDeliveredGroup(context, items, { shipment, daysAgo: 1, returnUrl: toReturnUrl(orderNumber) });
  });
}
