import { describe, expect, it } from 'vitest';
import { defineCall } from '../../src/http/define-call.js';
import type { OrdersError } from '../../src/http/errors.js';
import { createTestContext } from '../support/call-context.js';
import { answer, type Reply } from '../support/scripted-fetch.js';

const { signal } = new AbortController();

interface Request {
  readonly id: string;
  readonly text?: string;
}

const call = defineCall({
  name: 'get-order',
  method: 'GET',
  path: '/things/{id}/parts/{part}',
  toRequest: ({ id, text }: Request) => ({
    params: { id, part: id },
    filters: [['country', 'a(b)']],
    query: { search: text, count: 3 },
  }),
  toValue: (wire, { id }) => ({ id, wire }),
  isRequested: ({ wire }) => JSON.stringify(wire) !== '{"about":"another"}',
  readRefusal: ({ failure }: OrdersError) =>
    failure.status === 409 ? { kind: 'found', value: { id: 'conflict', wire: undefined } } : undefined,
});

async function run(reply: Reply, request: Request) {
  const context = createTestContext();
  context.platform.network.script(reply);
  const outcome = await call(context, request, signal);
  return { outcome, urls: context.platform.network.requests.map(({ url }) => url.replace(context.apiBase, '')) };
}

describe('a defined call', () => {
  it('has its path template', () => {
    expect(call.path).toBe('/things/{id}/parts/{part}');
  });

  it('encodes parameters, filters and query, and leaves out undefined values', async () => {
    const { urls } = await run(answer(200, 1), { id: 'A/../b?c#d%20{part}' });
    const id = 'A%2F..%2Fb%3Fc%23d%2520%7Bpart%7D';
    expect(urls).toEqual([`/things/${id}/parts/${id}?filter=country(a%28b%29)&count=3`]);
  });

  it('keeps the order of the query', async () => {
    const { urls } = await run(answer(200, 1), { id: '1', text: 'a&b' });
    expect(urls).toEqual(['/things/1/parts/1?filter=country(a%28b%29)&search=a%26b&count=3']);
  });

  it('passes the answer to its parser together with the request', async () => {
    expect((await run(answer(200, ['x']), { id: '7' })).outcome).toEqual({
      kind: 'found',
      value: { id: '7', wire: ['x'] },
    });
  });

  it('fails for an answer about another resource', async () => {
    expect((await run(answer(200, { about: 'another' }), { id: '7' })).outcome).toEqual({
      kind: 'failed',
      failure: { code: 'service-answer-mismatched', retryable: true, call: 'get-order' },
    });
  });

  it('parses refusals that count as answers, and reports a 404 as missing', async () => {
    expect((await run(answer(409), { id: '7' })).outcome).toMatchObject({ value: { id: 'conflict' } });
    expect((await run(answer(404), { id: '7' })).outcome).toEqual({ kind: 'missing' });
  });
});
