import type { WireOrder, WireOrderGroup } from '../../../contract/wire-order.js';
import { withState } from '../scenarios/builders/create-group.js';
import { createReturnGroup } from '../scenarios/builders/create-return-group.js';
import type { ScenarioContext } from '../scenarios/scenario.js';

/** Whether a return was cancelled, by its number. */
export type IsCancelled = (returnNumber: string) => boolean;

/** Returns a return order as it is after its cancellation: without actions, and with its own status. */
export function toCancelledReturn(order: WireOrder, context: ScenarioContext): WireOrder {
  const group = order.group.map(({ orderItems, returnOrderNumber }) =>
    createReturnGroup(context, orderItems, {
      state: 'cancelled',
      details: { isReturnOrder: true, returnOrderNumber },
    }),
  );
  return { ...order, group, shipments: undefined };
}

/** Returns an order without the groups of its cancelled returns: their lines are again among the delivered ones. */
export function withReturnCancels(order: WireOrder, isCancelled: IsCancelled): WireOrder {
  const isGone = ({ returnOrderNumber }: WireOrderGroup): boolean => isCancelled(returnOrderNumber ?? '');
  const gone = order.group.filter(isGone);
  const rest = order.group.filter((group) => !isGone(group));
  const [first, ...others] = rest;
  if (gone.length === 0 || !first) return order;
  const items = gone
    .flatMap(({ orderItems }) => orderItems)
    .map((item) => ({
      ...item,
      returnableFlag: true,
      lineItemTransaction: { ...item.lineItemTransaction, returnableQuantity: item.lineItemTransaction.quantity },
    }));
  const delivered = withState(items, { simpleStatus: 'DELIVERED', status: 'delivered' });
  return { ...order, group: [{ ...first, orderItems: [...first.orderItems, ...delivered] }, ...others] };
}
