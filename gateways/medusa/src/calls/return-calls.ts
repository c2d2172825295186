import type { Hono } from 'hono';
import type { ReturnIntent } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, createOrderMiss, Refusal } from '../http/answers.js';
import { readBody, readNumber, readNumberOf, readShopper } from '../http/read-request.js';
import { fetchLabel } from './fetch-label.js';
import { findReturn } from './find-return.js';

const JOB = /^return-(.+)$/;
const LONGEST_TEXT = 600;

/** `request-return`, `get-return-job` and `get-return-label`. As in `cancel-calls.ts`, every job is completed. */
export function addReturnCalls(app: Hono, { engine, labelOrigins }: GatewaySettings): void {
  app.post('/order_mgmt/user_return_captures/v1', async (c) => {
    const shopper = readShopper(c);
    const body = await readBody(c);
    const orderNumber = readNumberOf(body, 'orderNumber');
    const result = await engine.requestReturn(orderNumber, shopper, toIntent(body));
    if ('returnNumber' in result) return c.json(toJob(result.returnNumber), 202);
    if (result.refusal === 'notFound') throw createOrderMiss();
    throw new Refusal(422, {
      code: 'LINES_NOT_RETURNABLE',
      message: 'The quantity of a line can no longer be returned.',
    });
  });
  app.get('/order_mgmt/user_return_captures_jobs/v1/:jobId', async (c) => {
    const [, number = ''] = JOB.exec(readNumber(c, 'jobId')) ?? [];
    if (!(await findReturn(engine, number, readShopper(c)))) throw createOrderMiss();
    return c.json(toJob(number));
  });
  app.get('/order_mgmt/user_return_labels/v1/:number', async (c) => {
    const one = await findReturn(engine, readNumber(c, 'number'), readShopper(c));
    if (!one || one.found.state === 'cancelled') throw createOrderMiss();
    const { labelUrl, method } = one.found;
    if (labelUrl === undefined)
      throw new Refusal(404, { code: 'LABEL_NOT_READY', message: 'The label is being made.' });
    return c.json({
      carrier: method?.split('|')[1] ?? 'CARRIER',
      ...(await fetchLabel(labelUrl, labelOrigins, c.req.raw.signal)),
    });
  });
}

function toJob(returnNumber: string) {
  return {
    jobId: `return-${returnNumber}`,
    status: 'COMPLETED',
    response: { returnOrderNumber: returnNumber },
  };
}

function toIntent({
  orderLines,
  returnMethod,
  standardCarrierAlphaCode,
}: Readonly<Record<string, unknown>>): ReturnIntent {
  if (!Array.isArray(orderLines) || orderLines.length === 0) throw createInvalid('orderLines');
  const method = [returnMethod, standardCarrierAlphaCode].filter((part) => typeof part === 'string').join('|');
  return { lines: orderLines.map(toLine), ...(method !== '' && { method: method.slice(0, 64) }) };
}

function toLine(sent: unknown, index: number): ReturnIntent['lines'][number] {
  const { universalProductCode: gtin, quantity, reasonCode, reasonText } = Object(sent) as Record<string, unknown>;
  const at = `orderLines.${index}`;
  if (typeof gtin !== 'string' || gtin === '') throw createInvalid(`${at}.universalProductCode`);
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) {
    throw createInvalid(`${at}.quantity`);
  }
  if (typeof reasonCode !== 'string') throw createInvalid(`${at}.reasonCode`);
  return { gtin, quantity, reasonCode, note: typeof reasonText === 'string' ? reasonText.slice(0, LONGEST_TEXT) : '' };
}
