import type { Order } from '../orders/model/order.js';
import { useCancelMark } from '../orders/use-cancel-mark.js';
import { isReturnCancelled } from './model/cancelled-return.js';

/** Whether a return was cancelled, according to the service or, before the service shows it, to what the shopper was told. */
export function useReturnCancelled(order: Order | undefined): boolean {
  const mark = useCancelMark(order?.orderNumber);
  return order !== undefined && isReturnCancelled(order, mark);
}
