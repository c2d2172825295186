import type { Context, Hono } from 'hono';
import type { CancelResult, Engine, JudgedLine, Units } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createKeyReused, createOrderMiss, Refusal } from '../http/answers.js';
import { readBody, readKey, readNumber, readShopper, readUnits } from '../http/read-request.js';

const PATH = '/order_mgmt/ordermods/v1';
/**
 * The id of a job. For a cancellation of some lines, it includes the cancellation's id. The order number comes last, because it may contain
 * a hyphen.
 */
const JOB = /^cancel-(?:lines-([^-]+)-)?(.+)$/;
const MOST_LINES = 500;

/** The client recognises the refusals with status 422 by their messages. */
const REFUSALS: Readonly<Record<Exclude<CancelResult, 'cancelled'> | 'keyReused', () => Refusal>> = {
  notFound: createOrderMiss,
  keyReused: createKeyReused,
  alreadyCancelled: () =>
    new Refusal(422, { code: 'ORDER_ALREADY_CANCELLED', message: 'Order is already in cancelled status' }),
  tooLate: () =>
    new Refusal(422, {
      code: 'ORDER_STATE_CONFLICT',
      message: 'The order is in a state where the requested operation cannot be performed.',
    }),
};

/**
 * `request-cancel` and `get-cancel-job`. The engine cancels at once, so every job is completed. Its id contains the order number, so that
 * any copy of the gateway can answer for it.
 */
export function addCancelCalls(app: Hono, { engine }: GatewaySettings): void {
  app.get(`${PATH}/jobs/:jobId`, async (c) => {
    const [jobId = '', id, number = ''] = JOB.exec(readNumber(c, 'jobId')) ?? [];
    const shopper = readShopper(c);
    if (id !== undefined) {
      const lines = await engine.findLineCancellation(number, shopper, id);
      if (!lines) throw createOrderMiss();
      return c.json(toJob(jobId, toLineResults(lines)));
    }
    const order = number === '' ? undefined : await engine.findOrder(number, shopper);
    if (!order?.isCancelled) throw createOrderMiss();
    return c.json(toJob(jobId, WHOLE));
  });
  app.post(`${PATH}/:number/cancelOrder`, async (c) => {
    const number = readNumber(c, 'number');
    const lines = readLines(await readBody(c));
    if (lines) return c.json(await cancelLines(engine, c, { number, lines }), 202);
    const result = await engine.cancelOrder(number, readShopper(c));
    if (result !== 'cancelled') throw REFUSALS[result]();
    return c.json(toJob(`cancel-${number}`, WHOLE), 202);
  });
}

const WHOLE = { status: 'CANCELLED' };

interface SomeLines {
  readonly number: string;
  readonly lines: readonly Units[];
}

async function cancelLines(engine: Engine, c: Context, { number, lines }: SomeLines) {
  const key = readKey(c);
  const result = await engine.cancelLines(number, readShopper(c), { lines, ...(key !== undefined && { key }) });
  if ('refusal' in result) throw REFUSALS[result.refusal]();
  const jobId = result.id === undefined ? `cancel-${number}` : `cancel-lines-${result.id}-${number}`;
  return toJob(jobId, toLineResults(result.lines));
}

/** The units to cancel; undefined for the whole order. */
function readLines({ request }: Readonly<Record<string, unknown>>): Units[] | undefined {
  const { lines } = Object(request) as Readonly<Record<string, unknown>>;
  return lines === undefined ? undefined : readUnits(lines, { field: 'request.lines', most: MOST_LINES });
}

function toLineResults(lines: readonly JudgedLine[]) {
  return {
    lines: lines.map(({ lineId, quantity, status }) => ({
      orderLineKey: lineId,
      quantity,
      status: status === 'cancelled' ? 'CANCELLED' : 'REFUSED',
    })),
  };
}

function toJob(jobId: string, response: object) {
  return { jobId, status: 'COMPLETED', response };
}
