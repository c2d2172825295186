import type { DisplayStatus, Order } from '../../../../orders/model/order.js';

/** An e-fapiao is issued for what has left: nothing else of an order asks for one (orders area, section 2). */
const SENT: ReadonlySet<DisplayStatus> = new Set(['shipped', 'delivered']);

/** Whether the tax authority's electronic receipt of an order can be had: by its country's rule, and only once something was sent. */
export function isEFapiaoOffered(
  { kind, groups }: Pick<Order, 'kind' | 'groups'>,
  { issuesEFapiao }: { readonly issuesEFapiao: boolean },
): boolean {
  if (!issuesEFapiao || kind === 'return') return false;
  return groups.some(({ items }) => items.some(({ status }) => SENT.has(status)));
}
