import type { Hono } from 'hono';
import type { GatewaySettings } from '../create-gateway.js';
import { createOrderMiss, Refusal } from '../http/answers.js';
import { readNumber, readShopper } from '../http/read-request.js';

const PATH = '/order_mgmt/ordermods/v1';
const JOB = /^cancel-(.+)$/;

/** The client recognises both refusals by these words. */
const REFUSALS = {
  alreadyCancelled: () =>
    new Refusal(422, { code: 'ORDER_ALREADY_CANCELLED', message: 'Order is already in cancelled status' }),
  tooLate: () =>
    new Refusal(422, {
      code: 'ORDER_STATE_CONFLICT',
      message: 'The order is in a state where the requested operation cannot be performed.',
    }),
};

/**
 * `request-cancel` and `get-cancel-job`. The engine cancels at once, so every job is completed. Its id names the order, so
 * that any copy of the gateway can answer for it.
 */
export function addCancelCalls(app: Hono, { engine }: GatewaySettings): void {
  app.get(`${PATH}/jobs/:jobId`, async (c) => {
    const [jobId = '', number] = JOB.exec(readNumber(c, 'jobId')) ?? [];
    const order = number === undefined ? undefined : await engine.findOrder(number, readShopper(c));
    if (!order?.isCancelled) throw createOrderMiss();
    return c.json(toJob(jobId));
  });
  app.post(`${PATH}/:number/cancelOrder`, async (c) => {
    const number = readNumber(c, 'number');
    const result = await engine.cancelOrder(number, readShopper(c));
    if (result === 'notFound') throw createOrderMiss();
    if (result !== 'cancelled') throw REFUSALS[result]();
    return c.json(toJob(`cancel-${number}`), 202);
  });
}

function toJob(jobId: string) {
  return { jobId, status: 'COMPLETED', response: { status: 'CANCELLED' } };
}
