import { describe, expect, it } from 'vitest';
import { defineCall } from '../../src/http/define-call.js';
import { SchemaFailure, type OrdersError } from '../../src/http/errors.js';
import { createTestContext } from '../support/call-context.js';
import { answer, type Reply } from '../support/scripted-fetch.js';

const { signal } = new AbortController();
const TRACED = { 'x-request-id': 'r-1' };

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
  toValue: (wire, { id }, { onUnreadable }) => {
    if (wire === 'broken') throw new SchemaFailure('a.b');
    if (wire === 'odd') throw new SchemaFailure('');
    if (Array.isArray(wire)) for (const path of wire) onUnreadable(String(path));
    return { id, wire };
  },
  message: 'improperly formatted',
  isRequested: ({ wire }) => JSON.stringify(wire) !== '{"about":"another"}',
  readRefusal: ({ failure }: OrdersError) =>
    failure.status === 409 ? { kind: 'found', value: { id: 'conflict', wire: undefined } } : undefined,
});

async function run(reply: Reply, request: Request) {
  const context = createTestContext();
  context.platform.network.script(reply);
  const pending = call(context, request, signal);
  // A read is tried again.
  await context.platform.clock.pass(60_000);
  const outcome = await pending;
  const urls = context.platform.network.requests.map(({ url }) => url.replace(context.apiBase, ''));
  return { outcome, urls, unreadable: context.unreadable };
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
    expect((await run(answer(200, { x: 1 }), { id: '7' })).outcome).toEqual({
      kind: 'found',
      value: { id: '7', wire: { x: 1 } },
    });
  });

  it('fails for an answer about another resource', async () => {
    expect((await run(answer(200, { about: 'another' }), { id: '7' })).outcome).toEqual({
      kind: 'failed',
      failure: { code: 'service-answer-mismatched', retryable: true, call: 'get-order' },
    });
  });

  it('finds the rest of an answer with fields that cannot be read, and tells the integrator their paths', async () => {
    const { outcome, unreadable } = await run(answer(200, ['a', 'b[1].c'], TRACED), { id: '7' });
    const paths = ['a', 'b[1].c'];
    expect(outcome).toMatchObject({ kind: 'found', details: { paths, traceId: 'r-1' } });
    expect(unreadable).toEqual([{ call: 'get-order', paths, traceId: 'r-1' }]);
  });

  it('bounds the paths of the event', async () => {
    const paths = Array.from({ length: 50 }, (_, index) => `a[${index}]`);
    const { outcome, unreadable } = await run(answer(200, paths), { id: '7' });
    expect(outcome).toMatchObject({ details: { paths: paths.slice(0, 20) } });
    expect(unreadable[0]?.paths).toHaveLength(50);
  });

  it.each([
    ['a field that cannot be read', '"broken"', { paths: ['a.b'] }],
    ['an answer that cannot be read as a whole', '"odd"', {}],
    ['an answer that is not JSON', 'Bad Gateway', {}],
  ] as readonly (readonly [string, string, { readonly paths?: string[] }])[])(
    'fails for %s with its details and the text for developers',
    async (_name, body, details) => {
      const { outcome, unreadable } = await run(answer(200, body, TRACED), { id: '7' });
      const failure = {
        code: 'service-order-detail-failure',
        call: 'get-order',
        details: { message: 'improperly formatted', traceId: 'r-1', ...details },
      };
      expect(outcome).toMatchObject({ kind: 'failed', failure });
      expect(unreadable).toEqual([{ call: 'get-order', traceId: 'r-1', paths: details.paths ?? [] }]);
    },
  );

  it.each([401, 422, 500])('fails for the status %i with the trace id alone', async (status) => {
    const { outcome, unreadable } = await run(answer(status, null, TRACED), { id: '7' });
    expect(outcome).toMatchObject({ failure: { status } });
    expect(outcome).toHaveProperty('failure.details', { traceId: 'r-1' });
    expect(unreadable).toEqual([]);
  });

  it('parses refusals that count as answers, and reports a 404 as missing', async () => {
    expect((await run(answer(409), { id: '7' })).outcome).toMatchObject({ value: { id: 'conflict' } });
    expect((await run(answer(404), { id: '7' })).outcome).toEqual({ kind: 'missing' });
  });
});
