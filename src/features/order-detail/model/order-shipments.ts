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
  const filled = groups.filter(({ items }) => items.length > 0);
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

function isReturn({ isReturnOrder, statuses }: OrderGroup): boolean {
  return isReturnOrder || statuses.every((status) => RETURN_STATUSES.has(status));
}

/** Statuses that no further event follows. */
const FINAL: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'delivered',
  'pickedUp',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
  'cancelled',
  'unknown',
]);

/**
 * Returns the group whose heading is the headline of the order: the one with the next event, or, if nothing more
 * happens, the most sought one.
 */
export function findLeadingGroup(shipments: readonly OrderShipment[]): OrderGroup | undefined {
  const rank = ({ group: { statuses } }: OrderShipment): number =>
    Math.min(...statuses.map((status) => RANKS[status] + (FINAL.has(status) ? LAST_RANK : 0)));
  return [...shipments].sort((one, other) => rank(one) - rank(other))[0]?.group;
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

type ProgressStep = 'ordered' | 'preparing' | 'shipped' | 'delivered' | 'ready' | 'pickedUp';

/** The slim line of steps under a group's headline. */
export interface GroupProgress {
  readonly steps: readonly ProgressStep[];
  /** Index of the step the group has reached. */
  readonly reached: number;
}

const DELIVERY_STEPS: readonly ProgressStep[] = ['ordered', 'preparing', 'shipped', 'delivered'];
const PICKUP_STEPS: readonly ProgressStep[] = ['ordered', 'preparing', 'ready', 'pickedUp'];

/** Where an order was bought and where it goes. */
type Course = Partial<Pick<Order, 'isStoreOrder' | 'shippingAddress' | 'storeAddress' | 'pickupAddress'>>;
type Positions = Readonly<Partial<Record<DisplayStatus, number>>>;

const DELIVERY_POSITIONS: Positions = {
  ordered: 0,
  orderConfirmed: 0,
  preparingShipment: 1,
  shipped: 2,
  delivered: 3,
};

/** In a pickup, a shipped line is still on its way to the store. */
const PICKUP_POSITIONS: Positions = { ...DELIVERY_POSITIONS, shipped: 1, readyForPickUp: 2, pickedUp: 3 };

/**
 * Returns the progress of a group, which is that of its least advanced line. Cancelled and returned lines and services,
 * which have a status of their own, do not count. Returns undefined for a return, for a purchase in a store (nothing is
 * delivered), if no line is left, and if a line's status is unknown.
 *
 * @param order the order of the group; its addresses distinguish a pickup from a delivery before the first line is
 *   ready
 */
export function findGroupProgress(
  group: Pick<OrderGroup, 'items' | 'isReturnOrder'>,
  order: Course = {},
): GroupProgress | undefined {
  const statuses = new Set(group.items.filter(({ kind }) => kind !== 'service').map(({ status }) => status));
  if (group.isReturnOrder || order.isStoreOrder || statuses.has('unknown')) return undefined;
  const isPickup = isPickedUp(statuses, order);
  const positions = isPickup ? PICKUP_POSITIONS : DELIVERY_POSITIONS;
  const reached = Math.min(...[...statuses].map((status) => positions[status] ?? Infinity));
  return Number.isFinite(reached) ? { steps: isPickup ? PICKUP_STEPS : DELIVERY_STEPS, reached } : undefined;
}

/** Line statuses take precedence over addresses: a parcel may be sent to a pickup point. */
function isPickedUp(
  statuses: ReadonlySet<DisplayStatus>,
  { shippingAddress, storeAddress, pickupAddress }: Course,
): boolean {
  if (statuses.has('readyForPickUp') || statuses.has('pickedUp')) return true;
  if (statuses.has('shipped') || statuses.has('delivered')) return false;
  return !shippingAddress && Boolean(storeAddress ?? pickupAddress);
}
