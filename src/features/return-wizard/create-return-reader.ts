import type { Order } from '../../orders/model/order.js';
import { createOrders } from '../../orders/store/orders.js';
import { createOrderCalls } from '../../orders/calls.js';
import type { OrderOwn } from '../../orders/compose-order.js';
import type { Scope } from '../../app/context/scope.js';

/** Reads a return order into what the page knows, for whoever reads the order it was made of; absent where it cannot be read. */
export function createReturnReader(scope: Scope, own: OrderOwn): (orderNumber: string) => Promise<Order | undefined> {
  const { getOrder, getOrderSummary } = createOrderCalls(scope);
  return async (orderNumber) => {
    const { intl } = scope.settings.getState();
    if (!intl) return undefined;
    const contact = own.getContact();
    const key = { orderNumber, locale: intl.locale, ...(contact && { contact }) };
    const orders = scope.getShared().part('orders', createOrders);
    const failure = await orders.read({
      key,
      clock: scope.platform,
      ask: (signal) =>
        contact ? getOrderSummary({ orderNumber, contact }, signal) : getOrder({ orderNumber }, signal),
    });
    const known = orders.slice(key).getState();
    return !failure && known.status === 'ready' ? known.value : undefined;
  };
}
