import { findDeferredType, isPaymentDue } from '../domain/deferred-payment.js';
import type { Order } from '../domain/order.js';
import { isBackFromPayment } from './payment-query.js';
import { useScope } from './scope-context.js';

/** `waiting`: to be paid with a provider. `paid`: the shopper comes from there. `link`: to be paid at an address of the former kind. */
export type PaymentDue = 'waiting' | 'paid' | 'link' | undefined;

/** What there is to say of an open payment of the order on show (orders area, section 4). */
export function usePaymentDue(order: Order): PaymentDue {
  const scope = useScope();
  const isDeferred = scope.isFlagOn('enableDeferredPayment') && findDeferredType(order) !== undefined;
  const hasLink = order.legacyPaymentUrl !== undefined;
  // Whoever has just paid is not asked to pay again, in whatever way.
  if ((isDeferred || hasLink) && isBackFromPayment(scope)) return 'paid';
  if (isDeferred && isPaymentDue(order)) return 'waiting';
  return hasLink ? 'link' : undefined;
}
