import type { OrderView } from './store/order-view.js';
import { createOrderController, type OrderController } from './order-controller.js';
import { useElementContext, useSlice } from '../app/context/element-context.js';

/** The order of this tag and where it stands. */
export function useOrder(): { readonly order: OrderController; readonly view: OrderView } {
  const order = useElementContext().getController(createOrderController);
  return { order, view: useSlice(order.store, (state) => state) };
}
