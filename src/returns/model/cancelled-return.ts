import { findUnconfirmedCancel, type CancelMark } from '../../orders/model/cancellation.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';

/** The calls that cancel a return. */
export const RETURN_CANCEL_CALLS = ['request-return-cancellation', 'get-return-cancellation-job'] as const;

/** Whether a return was cancelled: the return says so, or the shopper was told so and the return does not show it yet. */
export function isReturnCancelled(order: Pick<Order, 'groups' | 'kind'>, mark: CancelMark | undefined): boolean {
  return order.kind === 'return' && (isShownCancelled(order) || findUnconfirmedCancel(order, mark) === 'cancelled');
}

/** Whether all lines of a return are cancelled. */
export function isShownCancelled({ groups }: Pick<Order, 'groups'>): boolean {
  const lines = groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'service');
  return lines.length > 0 && lines.every(({ status }) => status === 'returnCancelled');
}

/**
 * The return whose cancellation is offered: the return itself on its own page, or in an order the only return that the group names. If a
 * group names several, it is unclear which one is meant, so none is offered.
 */
export function findCancellableReturn(
  { kind, orderNumber }: Pick<Order, 'kind' | 'orderNumber'>,
  { listedReturnNumber, returnNumbers = [] }: Partial<Pick<OrderGroup, 'listedReturnNumber' | 'returnNumbers'>> = {},
): string | undefined {
  if (kind === 'return') return orderNumber;
  const [only, ...others] = returnNumbers;
  return listedReturnNumber ?? (others.length === 0 ? only : undefined);
}
