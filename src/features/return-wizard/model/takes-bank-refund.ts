import type { Order } from '../../../orders/model/order.js';
import { findRefundWay } from '../../../returns/model/refund-way.js';

/**
 * Whether a return of an order goes on to the bank refund: cash of a store has nothing it could go back to. Not in production yet
 * (returns and calls, section 4; wire and defaults, section 4).
 */
export function takesBankRefund(order: Order, environment: string): boolean {
  return environment !== 'production' && findRefundWay(order).kind === 'bank';
}
