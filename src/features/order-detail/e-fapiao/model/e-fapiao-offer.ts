import type { DisplayStatus, Order } from '../../../../orders/model/order.js';

/** An e-fapiao is issued only for items that were sent (orders area, section 2). */
const SENT: ReadonlySet<DisplayStatus> = new Set(['shipped', 'delivered']);

/**
 * Tells whether an order's e-fapiao (the tax authority's electronic receipt) is available: its country issues one and
 * an item was sent.
 */
export function isEFapiaoOffered(
  { kind, groups }: Pick<Order, 'kind' | 'groups'>,
  { issuesEFapiao }: { readonly issuesEFapiao: boolean },
): boolean {
  if (!issuesEFapiao || kind === 'return') return false;
  return groups.some(({ items }) => items.some(({ status }) => SENT.has(status)));
}
