import type { Order } from '../../model/order.js';

/** Removes contact and sender of a masked order: requests contain them, and the service would get its own masked text back. */
export function withoutMasked(order: Order): Order {
  if (!order.isMasked) return order;
  const { shipFrom: _sender, ...rest } = order;
  return { ...rest, contact: {} };
}
