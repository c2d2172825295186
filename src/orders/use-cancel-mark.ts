import { useElementContext, useSelector } from '../app/context/element-context.js';
import { isAllCancelled, findUnconfirmedCancel, type CancelMark } from './model/cancellation.js';
import type { Order } from './model/order.js';
import { getCancelMarks } from './stored-orders.js';

/** What this device knows of the cancellation of an order or a return, possibly before the service shows it. */
export function useCancelMark(orderNumber: string | undefined): CancelMark | undefined {
  return useSelector(getCancelMarks(useElementContext()).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber && !stored.line),
  );
}

/** Whether an order is cancelled as a whole, according to the order or to what the shopper was told before the service shows it. */
export function useIsCancelled(order: Order): boolean {
  const mark = useCancelMark(order.orderNumber);
  return isAllCancelled(order) || findUnconfirmedCancel(order, mark) === 'cancelled';
}

/** Whether this device knows that pieces of an order were cancelled or will be. */
export function useHasLineMarks(orderNumber: string): boolean {
  return useSelector(getCancelMarks(useElementContext()).store, (marks) =>
    marks.some((stored) => stored.orderNumber === orderNumber && stored.line),
  );
}
