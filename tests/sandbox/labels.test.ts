import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toReturnLabel } from '../../src/returns/labels/api/get-return-label.js';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { EMAIL, MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const checkAnswer = createAnswerCheck({ isClosed: true });

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const get = (number: string, headers: Record<string, string> = MEMBER) =>
  sandbox.request(`/order_mgmt/user_return_labels/v1/${number}`, { headers });
const send = (body: object, headers: Record<string, string> = MEMBER) =>
  sandbox.request('/orders/return_labels/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the label of the sandbox', () => {
  it.each([
    ['a member', MEMBER],
    ['a guest with the e-mail address', EMAIL],
  ])('is a PDF with a code for %s that conforms to the contract', async (_who, headers) => {
    const { status, text } = await get('RT10000010', headers);
    const body: unknown = JSON.parse(text);
    expect([status, checkAnswer('get-return-label', status, body)]).toEqual([200, []]);
    expect(toReturnLabel(body)).toMatchObject({ carrier: 'UPSN', kind: 'pdf', code: { text: 'RETURN/RT10000010' } });
  });

  it.each(['US10000001', 'RT99999999'])('is missing for %s', async (number) => {
    const { status, text } = await get(number);
    expect(status).toBe(404);
    expect(text).not.toContain('LABEL_NOT_READY');
  });

  it('is sent by e-mail or by post, at every request', async () => {
    for (const dispatchType of ['email', 'mail']) {
      const { status } = await send({ dispatchType, returnOrderNumber: 'RT10000010' });
      expect(status).toBe(202);
    }
    const { text } = await sandbox.request('/sandbox/labels');
    const labels = [{ by: 'email' }, { by: 'mail' }].map(({ by }) => ({ returnNumber: 'RT10000010', by }));
    expect(JSON.parse(text)).toEqual({ labels });
  });

  it.each([
    ['by pigeon', { dispatchType: 'pigeon', returnOrderNumber: 'RT10000010' }, 400],
    ['of no return', { dispatchType: 'email', returnOrderNumber: 'US10000001' }, 404],
  ])('is not sent %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(JSON.parse((await sandbox.request('/sandbox/labels')).text)).toEqual({ labels: [] });
  });
});
