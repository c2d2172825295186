import type { OrderItem } from '../../domain/order.js';
import { toAmount, toText } from './display-value.js';
import type { WireOrderItem } from './order-item.js';
import { toPresentFields } from './present-fields.js';

/** A line that was read, made into an order item. Lines of every type are items: customised ones and services as well. */
export function toOrderItem(wire: WireOrderItem): OrderItem {
  const { product, lineItemTransaction } = wire;
  return toPresentFields({
    key: wire.orderLineKey,
    title: product.title,
    image: toText(product.productImage),
    color: toText(product.color),
    size: toText(product.size),
    quantity: lineItemTransaction.quantity,
    price: toAmount(lineItemTransaction.lineItemChargedPrice),
    estimatedDelivery: toText(wire.eddTranslated),
  });
}
