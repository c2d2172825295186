import type { OrderItem } from './order.js';
import { isGone } from './return-offer.js';

/**
 * Whether a line leads on to the shop: it has arrived, goes back or was cancelled. Of a line under way, a shopper wants to know when it comes.
 */
export function isShopOffered({ status }: Pick<OrderItem, 'status'>): boolean {
  return status === 'delivered' || status === 'pickedUp' || isGone({ status });
}
