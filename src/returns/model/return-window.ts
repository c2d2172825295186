import { listGroupParcels } from '../../orders/model/group-delivery.js';
import type { Order } from '../../orders/model/order.js';

const DAY_MS = 24 * 3_600_000;

/** How long a market accepts returns. */
export interface WindowRules {
  /** Days after the order. */
  readonly windowDays: number;
  /** Days after delivery, in a store. */
  readonly storeWindowDays?: number;
}

/**
 * Whether the order can still be returned by carrier, and in a store (wire and defaults, section 5). If a date cannot be parsed, the
 * service decides.
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

/** The time of the carriers' latest event for the delivered parcels. */
function findDeliveredAt(order: Pick<Order, 'groups' | 'parcels'>): string | undefined {
  const arrived = order.groups.filter(({ statuses }) => statuses.includes('delivered'));
  const moments = arrived.flatMap((group) =>
    listGroupParcels(order, group).flatMap(({ events }) => events.flatMap(({ at }) => (at === undefined ? [] : [at]))),
  );
  return moments.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}
