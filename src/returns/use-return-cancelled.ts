import type { Order } from '../orders/model/order.js';
import { getCancelMarks } from '../orders/stored-orders.js';
import { useElementContext, useSlice } from '../app/context/element-context.js';
import { isReturnCancelled } from './model/cancelled-return.js';

/** Whether a return was cancelled, according to the service or, before the service shows it, to what the shopper was told. */
export function useReturnCancelled(order: Order | undefined): boolean {
  const orderNumber = order?.orderNumber;
  const mark = useSlice(getCancelMarks(useElementContext()).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber),
  );
  return order !== undefined && isReturnCancelled(order, mark);
}
