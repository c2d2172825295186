import { isPaymentDue } from './model/deferred-payment.js';
import type { Order } from './model/order.js';
import type { ElementContext } from '../app/context/element-context.js';

/** The calls that find out how to pay an order. */
const PAYMENT_CALLS = ['request-deferred-payment', 'get-deferred-payment-job'] as const;

/** Whether an order waits for a payment with a provider that its screen offers. */
export function isPaymentOffered(context: ElementContext, order: Order): boolean {
  // An order that says how to pay it needs no call.
  const canPrepare = order.deferredPayment !== undefined || context.hasCalls(...PAYMENT_CALLS);
  return context.isFlagOn('enableDeferredPayment') && isPaymentDue(order) && canPrepare;
}
