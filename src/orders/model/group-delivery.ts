import type { OrderGroup, Order } from './order.js';
import type { Parcel } from './order-details.js';

/** A group's expected delivery, as the server words it; absent if its lines differ or its heading says the same. */
export function findGroupDelivery(group: OrderGroup): string | undefined {
  const [first] = group.items;
  const delivery = first?.estimatedDelivery;
  const isInHeading = delivery === group.heading || delivery === group.subheading;
  return isInHeading || hasManyDeliveries(group) ? undefined : delivery;
}

/** Whether the lines of a group have different delivery dates, so that each shows its own. */
export function hasManyDeliveries({ items }: OrderGroup): boolean {
  return new Set(items.map(({ estimatedDelivery }) => estimatedDelivery)).size > 1;
}

/** The parcels that contain lines of a group: by the number that its lines name, or by the lines that a parcel lists. */
export function listGroupParcels({ parcels = [] }: Pick<Order, 'parcels'>, { items }: OrderGroup): Parcel[] {
  const numbers = new Set(items.map(({ shipmentNumber }) => shipmentNumber));
  const keys = new Set(items.map(({ key }) => key));
  return parcels.filter(({ number, itemKeys }) => numbers.has(number) || itemKeys.some((key) => keys.has(key)));
}

/** Whether part of an order is hidden because it could not be read, which the shopper is told. */
export function hasUnreadablePart({ unreadable }: Pick<Order, 'unreadable'>): boolean {
  return unreadable.some(({ isShown = false }) => !isShown);
}
