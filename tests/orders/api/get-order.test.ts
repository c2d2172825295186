import { describe, expect, it } from 'vitest';
import { getOrder } from '../../../src/orders/api/get-order.js';
import { createTestContext, type CallContextOptions } from '../../support/call-context.js';
import { answer, type Reply } from '../../support/scripted-fetch.js';
import { createWireOrder } from './wire-samples.js';

const { signal } = new AbortController();

/** The requests and the outcome of a member's read. */
async function read(
  reply: Reply,
  { orderNumber = 'A1000', ...options }: CallContextOptions & { orderNumber?: string } = {},
) {
  const context = createTestContext({ tokens: ['t0ken', 'newer'], ...options });
  context.platform.network.script(reply);
  const outcome = await getOrder(context, { orderNumber }, signal);
  return { outcome, requests: context.platform.network.requests, context };
}

describe("a member's order", () => {
  it('is requested by its number, with country and language only', async () => {
    const { requests } = await read(answer(200, createWireOrder()), { country: 'tw', locale: 'zh-Hant-TW' });
    expect(requests.map(({ url, method, body }) => ({ url, method, body }))).toEqual([
      {
        url: 'https://api.shop.example/history/v1/A1000?filter=country(tw)&filter=language(zh)',
        method: 'GET',
        body: undefined,
      },
    ]);
  });

  it('is requested with the token and without a contact, whatever the retailer configures', async () => {
    for (const guestCredentials of ['header', 'filter'] as const) {
      const { requests } = await read(answer(200, createWireOrder()), { guestCredentials });
      expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t0ken']);
      expect(
        requests.flatMap(({ headers }) => [...headers.keys()].filter((name) => name.startsWith('x-guest'))),
      ).toEqual([]);
      expect(requests[0]?.url).not.toMatch(/email|phoneNumber/);
    }
  });

  it('encodes its number so that it cannot change the path', async () => {
    const { requests } = await read(answer(404), { orderNumber: '../v1?b#c/ü' });
    const { pathname, hash } = new URL(requests[0]?.url ?? '');
    expect([pathname, hash]).toEqual(['/history/v1/..%2Fv1%3Fb%23c%2F%C3%BC', '']);
  });

  it.each([
    ['SALES_ORDER', 'sales'],
    ['RETURN_ORDER', 'return'],
  ] as const)('is found, also with the type %s', async (orderType, kind) => {
    const { outcome } = await read(answer(200, createWireOrder({ orderType })));
    expect(outcome).toMatchObject({ kind: 'found', value: { orderNumber: 'A1000', kind } });
  });

  it("that is unknown or another member's is missing", async () => {
    const { outcome, requests } = await read(answer(404, { errors: [{ code: 'ORDER_NOT_FOUND', message: 'No.' }] }));
    expect(outcome).toEqual({ kind: 'missing' });
    expect(requests).toHaveLength(1);
  });

  it('is refused after the renewed token is refused as well', async () => {
    const { outcome, requests, context } = await read(answer(401));
    expect(outcome).toEqual({
      kind: 'failed',
      failure: { code: 'service-order-detail-failure', call: 'get-order', status: 401, retryable: false },
    });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t0ken', 'Bearer newer']);
    expect(context.tokenRequests).toEqual(['call', 'expired']);
  });

  it('without its number fails with its own code', async () => {
    const { outcome } = await read(answer(200, { ...createWireOrder(), orderNumber: undefined }));
    expect(outcome).toEqual({
      kind: 'failed',
      failure: {
        code: 'service-order-detail-failure',
        call: 'get-order',
        retryable: true,
        unreadable: 'shape',
        details: { paths: ['orderNumber'] },
      },
    });
  });
});
