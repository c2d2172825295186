import type { Order } from '../../orders/model/order.js';
import { findRefundWait, type RefundWait } from '../../returns/model/refund-wait.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';

/** How long the refund of a return that is yet to be made takes, by its way back; nothing until the rules of the market are there. */
export function useRefundWait(order: Order): (way: string) => RefundWait | undefined {
  const market = useSlice(useScope().settings, (settings) => settings.market);
  // What of the order went back before says nothing of this return.
  return (way) => market && findRefundWait({ ...order, groups: [], goesToStore: way === 'returnToStore' }, market);
}
