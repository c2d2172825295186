import type { Hono } from 'hono';
import type { GatewaySettings } from '../create-gateway.js';
import { createOrderMiss, Refusal } from '../http/answers.js';
import { readBody, readNumber, readNumberOf, readShopper } from '../http/read-request.js';
import { findReturn } from './find-return.js';

const JOB = /^return-cancellation-(.+)$/;

/** `request-return-cancellation` and `get-return-cancellation-job`. As in `cancel-calls.ts`, every job is completed. */
export function addReturnCancellationCalls(app: Hono, { engine }: GatewaySettings): void {
  app.post('/order_mgmt/user_return_cancellations/v1', async (c) => {
    const shopper = readShopper(c);
    const number = readNumberOf(await readBody(c), 'returnOrderNumber');
    const result = await engine.cancelReturn(number, shopper);
    if (result === 'notFound') throw createOrderMiss();
    if (result === 'sentBack') {
      const message = 'The items of this return were sent back already.';
      throw new Refusal(409, { code: 'RETURN_NOT_CANCELLABLE', message });
    }
    return c.json(toJob(number), 202);
  });
  app.get('/order_mgmt/user_return_cancellation_jobs/v1/:jobId', async (c) => {
    const [, number = ''] = JOB.exec(readNumber(c, 'jobId')) ?? [];
    const one = await findReturn(engine, number, readShopper(c));
    if (one?.found.state !== 'cancelled') throw createOrderMiss();
    return c.json(toJob(number));
  });
}

function toJob(returnNumber: string) {
  return { jobId: `return-cancellation-${returnNumber}`, status: 'COMPLETED' };
}
