import { sortItems } from './order-items.js';
import type { Order, OrderGroup, OrderItem } from '../../../orders/model/order.js';

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
