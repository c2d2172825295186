import { createOrderHistory, type OrderHistory } from './store/order-history.js';
import type { Scope } from '../../app/context/scope.js';

/** What the page's tags know together of a member's orders, in one language. */
export function getHistory(scope: Scope, locale: string): OrderHistory {
  return scope.getShared().part(`history ${locale}`, createOrderHistory);
}
