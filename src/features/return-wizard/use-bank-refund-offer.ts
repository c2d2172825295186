import type { Order } from '../../orders/model/order.js';
import { takesBankRefund } from './model/takes-bank-refund.js';
import { useScope } from '../../app/context/scope-context.js';

const PRODUCTION = 'production';

/** Whether a return of the order goes on to the bank refund. A page that does not say where it runs is in production. */
export function useBankRefundOffer(order: Order): boolean {
  return takesBankRefund(order, useScope().getAdapter()?.environment ?? PRODUCTION);
}
