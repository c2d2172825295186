import type { OrderItem } from './order.js';
import { isCancelledOrReturned } from './return-offer.js';

/**
 * Whether a line offers to buy it again or to find similar products: it has arrived, goes back or was cancelled. While a line is under way,
 * the shopper wants to know when it arrives.
 */
export function isShopOffered({ status }: Pick<OrderItem, 'status'>): boolean {
  return status === 'delivered' || status === 'pickedUp' || isCancelledOrReturned({ status });
}
