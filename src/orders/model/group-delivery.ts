import type { OrderGroup, Order } from './order.js';
import type { Parcel } from './order-details.js';

/** When a group is expected, where its lines agree and its headline does not say it already; as the server words it. */
export function findGroupDelivery(group: OrderGroup): string | undefined {
  const [first] = group.items;
  const delivery = first?.estimatedDelivery;
  const isSaid = delivery === group.heading || delivery === group.subheading;
  return isSaid || hasManyDeliveries(group) ? undefined : delivery;
}

/** Whether the lines of a group are expected at different times: then each says its own. */
export function hasManyDeliveries({ items }: OrderGroup): boolean {
  return new Set(items.map(({ estimatedDelivery }) => estimatedDelivery)).size > 1;
}

/** The parcels that hold lines of a group: by the number its lines name, or by the lines that a parcel names. */
export function listGroupParcels({ parcels = [] }: Pick<Order, 'parcels'>, { items }: OrderGroup): Parcel[] {
  const numbers = new Set(items.map(({ shipmentNumber }) => shipmentNumber));
  const keys = new Set(items.map(({ key }) => key));
  return parcels.filter(({ number, itemKeys }) => numbers.has(number) || itemKeys.some((key) => keys.has(key)));
}

/** Whether something of an order is not on show because it could not be read; the shopper is told so. */
export function hasGap({ unreadable }: Pick<Order, 'unreadable'>): boolean {
  return unreadable.some(({ isShown = false }) => !isShown);
}
