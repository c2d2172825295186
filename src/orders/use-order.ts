import type { OrderView } from './store/order-view.js';
import { composeOrder, type OrderOwn } from './compose-order.js';
import { useScope, useSlice } from '../app/context/scope-context.js';

/** The order of this tag and where it stands. */
export function useOrder(): { readonly order: OrderOwn; readonly view: OrderView } {
  const order = useScope().own(composeOrder);
  return { order, view: useSlice(order.store, (state) => state) };
}
