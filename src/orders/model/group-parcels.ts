import type { Parcel } from './order-details.js';
import type { Order, OrderGroup } from './order.js';

/** The parcels that hold lines of a group: by the number its lines name, or by the lines that a parcel names. */
export function listGroupParcels({ parcels = [] }: Pick<Order, 'parcels'>, { items }: OrderGroup): Parcel[] {
  const numbers = new Set(items.map(({ shipmentNumber }) => shipmentNumber));
  const keys = new Set(items.map(({ key }) => key));
  return parcels.filter(({ number, itemKeys }) => numbers.has(number) || itemKeys.some((key) => keys.has(key)));
}
