import type { Order, Payment } from '../../orders/model/order.js';
import { isStoreReturn } from './refund-progress.js';

/** How the money of a return comes back. */
export type RefundWay =
  | { readonly kind: 'bank' }
  | { readonly kind: 'giftCard' }
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] };

/** Cannot be paid back by a till. */
const NOT_BY_TILL = 'paypal';

/**
 * How the money of a return order comes back (returns, sections 4 and 6): cash of a store by bank transfer, for there is nothing else it
 * could go back to; what a store takes back of an order paid by PayPal or in instalments as a gift card; else the way it was paid.
 */
export function findRefundWay(
  order: Pick<Order, 'groups' | 'payments' | 'isStoreOrder' | 'goesToStore' | 'isPaidInInstalments'>,
): RefundWay {
  const { payments, isStoreOrder, isPaidInInstalments } = order;
  const has = (wanted: string): boolean => payments.some(({ type }) => type === wanted);
  if (isStoreOrder && has('cash')) return { kind: 'bank' };
  if (isStoreReturn(order) && (has(NOT_BY_TILL) || isPaidInInstalments)) return { kind: 'giftCard' };
  return { kind: 'payments', payments };
}
