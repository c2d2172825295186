import type { Engine, ReturnCancelResult, ReturnIntent, ReturnResult } from '../engine.js';
import { allocateReturn } from './allocate-return.js';
import type { MedusaClient } from './client.js';
import type { OrderReader } from './order-reader.js';
import { splitExchangeNumber, splitReturnNumber, toReturnNumber } from './part-numbers.js';
import { toNumberOf } from './to-order.js';

/** Returns, of what was sold or of what an exchange sent. */
export function createReturns(send: MedusaClient, orders: OrderReader): Pick<Engine, 'requestReturn' | 'cancelReturn'> {
  const { toPath } = orders;
  return {
    async requestReturn(number, shopper, intent: ReturnIntent): Promise<ReturnResult> {
      const found = await orders.read(number, shopper);
      if (!found) return { refusal: 'notFound' };
      const { order, record } = found;
      const items = allocateReturn(order, intent.lines);
      if (!items) return { refusal: 'notReturnable' };
      const { status, body } = await send({
        path: toPath(toNumberOf(record), '/returns'),
        shopper,
        body: { items, ...(intent.method !== undefined && { method: intent.method }) },
      });
      if (status !== 201) return { refusal: status === 404 ? 'notFound' : 'notReturnable' };
      return { returnNumber: toReturnNumber(order.number, (body as { displayId: number }).displayId) };
    },
    async cancelReturn(number, shopper): Promise<ReturnCancelResult> {
      const parts = splitReturnNumber(number);
      // An impossible number is sent as well, so that it takes as long as an unknown one.
      const [orderNumber, action] = [parts?.orderNumber ?? number, `/returns/${parts?.count ?? 0}/cancel`];
      const cancel = async (one: string) => (await send({ path: toPath(one, action), shopper, body: {} })).status;
      const exchanged = splitExchangeNumber(orderNumber)?.orderNumber;
      const first = await cancel(orderNumber);
      const status = first === 404 && exchanged !== undefined ? await cancel(exchanged) : first;
      if (status === 404) return 'notFound';
      return status === 409 ? 'sentBack' : 'cancelled';
    },
  };
}
