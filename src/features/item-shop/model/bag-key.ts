import type { OrderItem } from '../../../orders/model/order.js';

/** What makes two lines the same thing to buy: the same article, made up in the same way. */
export function toBagKey({ productId, skuId, valueAddedServiceId, customisation }: OrderItem): string {
  return [productId, skuId, valueAddedServiceId, customisation].join('|');
}
