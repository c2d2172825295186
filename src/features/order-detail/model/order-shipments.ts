import type { Order, OrderGroup, OrderItem, DisplayStatus } from '../../../orders/model/order.js';
import { RETURN_STATUSES } from '../../../orders/model/tracking.js';

/** One group of an order as the detail shows it: a shipment ('Shipment {index} of {length}'), or lines that go back. */
export interface OrderShipment {
  /** Starts at 1, among the shipments or among the returns. Absent for lines that were cancelled, because they are not shipped. */
  readonly index?: number;
  /** The number of shipments, or of returns if this is one. */
  readonly length: number;
  /** The number of groups, returns included. A single one needs no title, since there is no other to tell it from. */
  readonly groupCount: number;
  readonly isReturn: boolean;
  readonly group: OrderGroup;
  /** Its lines in display order. */
  readonly items: readonly OrderItem[];
}

/** Returns an order's groups in the order in which the service sent them, without those that have no lines. */
export function listShipments({ groups }: Pick<Order, 'groups'>): OrderShipment[] {
  const filled = listFilled(groups);
  const returned = filled.filter(isReturn);
  const shipped = filled.filter(
    (group) => !isReturn(group) && !group.statuses.every((status) => status === 'cancelled'),
  );
  return filled.map((group) => {
    const alike = isReturn(group) ? returned : shipped;
    const index = alike.indexOf(group) + 1;
    return {
      ...(index > 0 && { index }),
      length: alike.length,
      groupCount: filled.length,
      isReturn: isReturn(group),
      group,
      items: sortItems(group.items),
    };
  });
}

function listFilled(groups: readonly OrderGroup[]): OrderGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

function isReturn({ isReturnOrder, statuses }: OrderGroup): boolean {
  return isReturnOrder || statuses.every((status) => RETURN_STATUSES.has(status));
}

/** Up to this many lines of an order are all shown at first. */
const SHORT_ORDER = 5;
/** Lines of each shipment that a longer order shows at first. */
const FIRST_LINES = 3;

/**
 * How many lines of a shipment are shown at first: all in a short order, or if the button for the rest would take as much space. Services
 * stay with their line.
 */
export function countFirstLines({ groups }: Pick<Order, 'groups'>, items: readonly OrderItem[]): number {
  const lineCount = groups.reduce((sum, group) => sum + group.items.length, 0);
  if (lineCount <= SHORT_ORDER) return items.length;
  const next = items.findIndex(({ kind }, index) => index >= FIRST_LINES && kind !== 'service');
  return next === -1 || next === items.length - 1 ? items.length : next;
}

/** Statuses that no further event follows. */
const FINAL: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'delivered',
  'pickedUp',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
  'returnCancelled',
  'cancelled',
  'unknown',
]);

/**
 * Returns the group whose heading is the headline of the order: the one with the next event, or, if no event follows, the one that shoppers
 * look for most.
 */
export function findLeadingGroup({ groups }: Pick<Order, 'groups'>): OrderGroup | undefined {
  const rank = ({ statuses }: OrderGroup): number =>
    Math.min(...statuses.map((status) => RANKS[status] + (FINAL.has(status) ? LAST_RANK : 0)));
  return listFilled(groups).sort((one, other) => rank(one) - rank(other))[0];
}

interface TrackingFacts extends Pick<Order, 'kind'> {
  readonly shipmentCount: number;
  /** The row of quick actions is on (`useQuickActionCta`). */
  readonly isQuick: boolean;
}

/** Whether each shipment is tracked in its own box, rather than in the row of actions below the headline. */
export function isTrackedInBox({ kind, shipmentCount, isQuick }: TrackingFacts): boolean {
  return !isQuick && (shipmentCount > 1 || kind === 'return');
}

/**
 * Display order by status, most sought first (orders area, section 4, and its readings for the statuses not listed
 * there).
 */
const RANKS: Readonly<Record<DisplayStatus, number>> = {
  shipped: 2,
  ordered: 3,
  orderConfirmed: 3,
  preparingShipment: 3,
  readyForPickUp: 4,
  delivered: 5,
  pickedUp: 5,
  returnCreated: 6,
  returnInProcess: 7,
  returnedToStore: 8,
  returnCompleted: 9,
  returnDenied: 10,
  returnCancelled: 11,
  cancelled: 11,
  cancellationPending: 11,
  unknown: 12,
};
const LAST_RANK = 12;

/** Lines with a shipment number come before all others. */
const PARCEL_RANKS: Readonly<Partial<Record<DisplayStatus, number>>> = { shipped: 0, delivered: 1, pickedUp: 1 };

/**
 * Sorts lines for display by status; equal lines keep the service's order. A service stays below the line it follows,
 * whatever its own status, because it describes work on that line. A service that follows none stays on top, where it
 * cannot be mistaken for another line's service.
 */
export function sortItems(items: readonly OrderItem[]): OrderItem[] {
  const blocks: { readonly rank: number; readonly items: OrderItem[] }[] = [];
  for (const item of items) {
    const before = blocks.at(-1);
    if (before && item.kind === 'service') before.items.push(item);
    else blocks.push({ rank: getRank(item), items: [item] });
  }
  return blocks.sort((one, other) => one.rank - other.rank).flatMap((block) => block.items);
}

function getRank({ kind, status, shipmentNumber }: OrderItem): number {
  if (kind === 'service') return -1;
  const rank = shipmentNumber === undefined ? undefined : PARCEL_RANKS[status];
  return rank ?? RANKS[status];
}
