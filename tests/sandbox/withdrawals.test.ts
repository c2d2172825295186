import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { listErrorFields, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const checkAnswer = createAnswerCheck({ isClosed: true });
const KEY = { 'idempotency-key': '9b2d7c44-1e0a-4f5b-8c63-7a90d1e2f3b4' };
const STATEMENT = {
  ...{ orderNumber: 'DE10000003', name: 'Robin Doe', email: 'robin@example.com', country: 'de', language: 'en' },
  statement: 'I withdraw.',
};

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const send = async (more: object = {}, headers: object = {}) => {
  const answer = await sandbox.request('/order_mgmt/withdrawals/v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...STATEMENT, ...more }),
  });
  const body = JSON.parse(answer.text) as Readonly<Record<string, string>>;
  expect(checkAnswer('request-withdrawal', answer.status, body)).toEqual([]);
  return { ...answer, body };
};

describe('a statement of withdrawal at the sandbox', () => {
  it.each(['DE10000003', 'FR10000002', 'BG10000001', 'US99999999', 'Nr. 4711 / b'])(
    'is received alike for a known and an unknown order: %s',
    async (orderNumber) => {
      const { status, body } = await send({ orderNumber });
      expect([status, body]).toEqual([
        201,
        { withdrawalId: 'WD10000001', receivedAt: '2026-11-21T12:00:00.000Z', sentTo: 'r***@example.com' },
      ]);
    },
  );

  it('exists once for an order and an e-mail address, however that is written', async () => {
    const first = await send();
    sandbox.pass(60_000);
    const { status, body } = await send({ email: 'ROBIN@example.com', name: 'R. Doe' });
    expect([status, body]).toMatchObject([
      409,
      { withdrawalId: first.body['withdrawalId'], receivedAt: first.body['receivedAt'] },
    ]);
  });

  it('may come from another address too', async () => {
    await send();
    expect((await send({ email: 'other@example.com' })).status).toBe(201);
  });

  it('exists already for an order in Ireland', async () => {
    const { status, body } = await send({ orderNumber: 'IE10000002', email: 'guest@example.com' });
    expect([status, body]).toMatchObject([409, { withdrawalId: 'WD10000000', receivedAt: '2026-11-19T12:00:00.000Z' }]);
  });

  it('gets the first answer again with the same key', async () => {
    const first = await send({}, KEY);
    sandbox.pass(60_000);
    const second = await send({}, KEY);
    expect([second.status, second.text]).toEqual([201, first.text]);
  });

  it('is refused with a key that another statement used', async () => {
    await send({}, KEY);
    const answer = await send({ orderNumber: 'FR10000002' }, KEY);
    expect([answer.status, listErrorFields(answer)]).toEqual([422, ['idempotency-key']]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no order number', { orderNumber: '' }],
    ['a broken e-mail address', { email: 'robin' }],
    ['no items in their list', { items: [] }],
    ['no units of an item', { items: [{ orderLineKey: 'a', quantity: 0 }] }],
    ['too long a note', { note: 'x'.repeat(501) }],
  ])('is refused with %s', async (_what, more) => {
    expect((await send(more)).status).toBe(400);
  });

  it('leaves neither name, address nor text behind', async () => {
    await send({ note: 'the blue ones' });
    const { text } = await sandbox.request('/sandbox/withdrawals');
    expect(text).toContain('DE10000003');
    expect(text).not.toMatch(/robin|doe|blue|I withdraw/i);
  });
});
