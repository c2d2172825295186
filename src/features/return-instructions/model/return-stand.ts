import type { DisplayStatus, Order } from '../../../orders/model/order.js';
import { findOpenWindows, type WindowRules } from '../../../returns/model/return-window.js';

/** As long as something stands like that, it may still be brought somewhere, or fetched (orders area, section 4). */
const OPEN: readonly DisplayStatus[] = ['returnCreated', 'returnInProcess'];

/**
 * Whether ways back are still worth showing: a return that was begun and is not over, within the time for returns. Of an order that
 * nothing goes back of yet, the time alone counts.
 *
 * @param now wall-clock milliseconds
 */
export function isReturnOpen(
  order: Pick<Order, 'kind' | 'placedAt' | 'groups' | 'parcels'>,
  rules: WindowRules,
  now: number,
): boolean {
  const isBegun = order.groups.some(({ statuses }) => statuses.some((status) => OPEN.includes(status)));
  return (order.kind !== 'return' || isBegun) && findOpenWindows(order, rules, now).isOpen;
}
