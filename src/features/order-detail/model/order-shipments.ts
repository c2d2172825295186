import type { Order, OrderGroup, OrderItem, DisplayStatus } from '../../../orders/model/order.js';

/** One shipment of an order as the detail shows it: 'Shipment {index} of {length}'. */
export interface OrderShipment {
  /** Starts at 1. */
  readonly index: number;
  /** The number of shipments. A single one needs no title, since there is no other to tell it from. */
  readonly length: number;
  readonly group: OrderGroup;
  /** Its lines in display order. */
  readonly items: readonly OrderItem[];
}

/** Returns an order's shipments in the order in which the service sent them. A group without lines does not count. */
export function listShipments({ groups }: Pick<Order, 'groups'>): OrderShipment[] {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.map((group, index) => ({
    index: index + 1,
    length: filled.length,
    group,
    items: sortItems(group.items),
  }));
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
