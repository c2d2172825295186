import { listGroupParcels } from '../../orders/model/group-delivery.js';
import type { Order } from '../../orders/model/order.js';

const DAY_MS = 24 * 3_600_000;

/** How long a market lets things go back. */
export interface WindowRules {
  /** Days after the order. */
  readonly windowDays: number;
  /** Days after delivery, in a store. */
  readonly storeWindowDays?: number;
}

/**
 * Whether the order can still go back on the whole, and in a store (wire and defaults, section 5). An order whose days nobody can read
 * is left to the service.
 *
 * @param now wall-clock milliseconds
 */
export function findOpenWindows(
  order: Pick<Order, 'placedAt' | 'groups' | 'parcels'>,
  { windowDays, storeWindowDays }: WindowRules,
  now: number,
): { readonly isOpen: boolean; readonly isOpenInStore: boolean } {
  const isOpen = isWithin(order.placedAt, windowDays, now);
  const isSoon = storeWindowDays === undefined || isWithin(findDeliveredAt(order), storeWindowDays, now);
  return { isOpen, isOpenInStore: isOpen && isSoon };
}

function isWithin(since: string | undefined, days: number, now: number): boolean {
  const at = Date.parse(since ?? '');
  return Number.isNaN(at) || now <= at + days * DAY_MS;
}

/** The last that carriers said of the parcels that have arrived: the latest of them is what counts. */
function findDeliveredAt(order: Pick<Order, 'groups' | 'parcels'>): string | undefined {
  const arrived = order.groups.filter(({ statuses }) => statuses.includes('delivered'));
  const moments = arrived.flatMap((group) =>
    listGroupParcels(order, group).flatMap(({ events }) => events.flatMap(({ at }) => (at === undefined ? [] : [at]))),
  );
  return moments.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}
