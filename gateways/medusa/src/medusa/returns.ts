import type { Engine, ReturnCancelResult, ReturnIntent, ReturnResult } from '../engine.js';
import { allocateReturn } from './allocate-return.js';
import type { OrderReader } from './order-reader.js';
import { splitReturnNumber, toReturnNumber } from './part-numbers.js';

/** Returns of orders and of exchanges. */
export function createReturns(orders: OrderReader): Pick<Engine, 'requestReturn' | 'cancelReturn'> {
  return {
    async requestReturn(number, shopper, intent: ReturnIntent): Promise<ReturnResult> {
      const order = (await orders.read(number, shopper))?.order;
      if (!order) return { refusal: 'notFound' };
      const items = allocateReturn(order, intent.lines);
      if (!items) return { refusal: 'notReturnable' };
      const { status, body } = await orders.change(number, shopper, {
        action: '/returns',
        body: { items, ...(intent.method !== undefined && { method: intent.method }) },
      });
      if (status !== 201) return { refusal: status === 404 ? 'notFound' : 'notReturnable' };
      return { returnNumber: toReturnNumber(order.number, (body as { displayId: number }).displayId) };
    },
    async cancelReturn(number, shopper): Promise<ReturnCancelResult> {
      const parts = splitReturnNumber(number);
      // Send an impossible number as well, so that it takes as long as an unknown one.
      const action = `/returns/${parts?.count ?? 0}/cancel`;
      const { status } = await orders.change(parts?.orderNumber ?? number, shopper, { action, body: {} });
      if (status === 404) return 'notFound';
      return status === 409 ? 'sentBack' : 'cancelled';
    },
  };
}
