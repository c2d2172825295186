import { createOrderHistory, type OrderHistory } from './store/order-history.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** What the page's tags know together of a member's orders, in one language. */
export function getHistory(context: ElementContext, locale: string): OrderHistory {
  return context.getPageState().part(`history ${locale}`, createOrderHistory);
}
