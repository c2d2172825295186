import type { Order } from './order.js';

/** Whether something of an order is not on show because it could not be read; the shopper is told so. */
export function hasGap({ unreadable }: Pick<Order, 'unreadable'>): boolean {
  return unreadable.some(({ isShown = false }) => !isShown);
}
