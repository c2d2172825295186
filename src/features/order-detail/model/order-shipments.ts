import type { Order, OrderGroup, OrderItem, DisplayStatus } from '../../../orders/model/order.js';

/** One part of an order as the detail shows it: 'Shipment {index} of {length}'. */
export interface OrderShipment {
  /** From 1. */
  readonly index: number;
  /** How many there are. A single one needs no title: there is nothing to tell it from. */
  readonly length: number;
  readonly group: OrderGroup;
  /** Its lines in the order they are shown in. */
  readonly items: readonly OrderItem[];
}

/** The parts of an order in the order they were sent. A group without lines is no part, and is not counted. */
export function listShipments({ groups }: Pick<Order, 'groups'>): OrderShipment[] {
  const filled = groups.filter(({ items }) => items.length > 0);
  return filled.map((group, place) => ({
    index: place + 1,
    length: filled.length,
    group,
    items: sortItems(group.items),
  }));
}

/** What a shopper looks for first stands first (orders area, section 4, and its readings for the statuses not listed there). */
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

/** Ahead of all others, once the parcel has a number. */
const PARCEL_RANKS: Readonly<Partial<Record<DisplayStatus, number>>> = { shipped: 0, delivered: 1, pickedUp: 1 };

/**
 * Lines in the order they are shown in, by status; equals stay as they were sent. A service stays right below the line it
 * follows, whatever its own status, because it says what was done to that line. One that follows none stays on top, where it
 * cannot pass for a service to another line.
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
