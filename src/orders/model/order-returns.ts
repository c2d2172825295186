import type { Order } from './order.js';
import type { ReturnRefusal } from './order-details.js';

/** Numbers of the returns made of an order, each once; the order's own is none of them. */
export function listReturnNumbers({ orderNumber, groups }: Pick<Order, 'orderNumber' | 'groups'>): string[] {
  const numbers = groups.flatMap(({ returnNumbers = [] }) => returnNumbers);
  return [...new Set(numbers)].filter((number) => number !== orderNumber);
}

/** Why nothing of an order can be returned: what its groups say, each reason once. */
export function listReturnRefusals({ groups }: Pick<Order, 'groups'>): ReturnRefusal[] {
  const refusals = groups.flatMap(({ returnRefusal }) => returnRefusal ?? []);
  return refusals.filter(({ text }, index) => refusals.findIndex((other) => other.text === text) === index);
}
