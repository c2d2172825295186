import type { Order } from '../../orders/model/order.js';
import { createOrders } from '../../orders/store/orders.js';
import { createOrderCalls } from '../../orders/calls.js';
import type { OrderController } from '../../orders/order-controller.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** Reads a return order into the page state. Absent if this element cannot read orders. */
export function createReturnReader(
  context: ElementContext,
  orderController: OrderController,
): (orderNumber: string) => Promise<Order | undefined> {
  const { getOrder, getOrderSummary } = createOrderCalls(context);
  return async (orderNumber) => {
    const { intl } = context.settings.getState();
    if (!intl) return undefined;
    const contact = orderController.getContact();
    const key = { orderNumber, locale: intl.locale, ...(contact && { contact }) };
    const orders = context.getPageState().get('orders', createOrders);
    const failure = await orders.read({
      key,
      clock: context.platform,
      tag: context,
      mode: 'cached',
      getOrder: (signal) =>
        contact ? getOrderSummary({ orderNumber, contact }, signal) : getOrder({ orderNumber }, signal),
    });
    const known = orders.get(key).getState();
    return !failure && known.status === 'ready' ? known.value : undefined;
  };
}
