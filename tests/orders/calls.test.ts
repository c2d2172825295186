import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadLookupCalls } from '../../src/orders/calls.js';
import type { LookupCalls } from '../../src/orders/api/order-calls.js';
import { createWireOrder } from './api/wire-samples.js';
import { forgetPage } from '../support/forget-page.js';
import { createElementTestContext, type ElementContextOptions } from '../support/element-test-context.js';
import { answer, silence } from '../support/scripted-fetch.js';

const REQUEST = { orderNumber: 'A1000', contact: { email: 'guest@example.com' } };
const CHECK = { orderNumber: 'A1000', phoneNumber: '5035550101' };
const { signal } = new AbortController();
const CHUNKS = ['get-order-summary', 'request-guest-check'] as const;
const CHUNK_LOAD = { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };

beforeEach(forgetPage);
afterEach(() => {
  for (const chunk of CHUNKS) vi.doUnmock(`../../src/orders/api/${chunk}.js`);
  vi.doUnmock('../../src/app/calls/prepare-call.js');
  vi.resetModules();
});

/** With the modules after a reset: all parts of a call must come from one copy. */
async function create(setting: ElementContextOptions = {}) {
  const { createLookupCalls } = await import('../../src/orders/calls.js');
  const tag = createElementTestContext(setting);
  return { ...tag, calls: createLookupCalls(tag.context), network: tag.platform.network };
}

/** Requests to the order service, without those for data files. */
function listServiceRequests({ platform }: Awaited<ReturnType<typeof create>>) {
  return platform.network.requests.filter(({ url }) => !url.includes('/data/'));
}

describe('the calls of a tag', () => {
  it("are sent to the tag's service, with its country and language", async () => {
    const tag = await create({ attributes: { 'api-base': 'https://api.shop.example/', country: 'de', locale: 'de' } });
    tag.network.script(answer(200, createWireOrder()));
    expect(await tag.calls.getOrderSummary(REQUEST, signal)).toMatchObject({ kind: 'found' });
    expect(listServiceRequests(tag).map(({ url }) => url)).toEqual([
      'https://api.shop.example/summary/v1/A1000?filter=country(de)&filter=language(de)',
    ]);
  });

  it.each<[country: string, phoneNumber: string]>([
    ['us', '5035550101'],
    ['cn', '+865035550101'],
  ])("check a phone number in %s, with the market's dial code", async (country, phoneNumber) => {
    const tag = await create({ attributes: { country } });
    tag.network.script(answer(200, { valid: true }));
    expect(await tag.calls.requestGuestCheck(CHECK, signal)).toEqual({ kind: 'found', value: true });
    const sent = listServiceRequests(tag).map(({ body }) => JSON.parse(body ?? '') as unknown);
    expect(sent).toEqual([{ orderNumber: 'A1000', phoneNumber }]);
  });

  it("have the page's token", async () => {
    const tag = await create({ properties: { adapter: { getAccessToken: () => 't0ken' } } });
    tag.network.script(answer(200, createWireOrder()));
    await tag.calls.getOrderSummary(REQUEST, signal);
    expect(listServiceRequests(tag)[0]?.headers.get('authorization')).toBe('Bearer t0ken');
  });

  it('never reject, even if they are aborted', async () => {
    const tag = await create();
    tag.network.script(silence);
    const controller = new AbortController();
    const calling = tag.calls.getOrderSummary(REQUEST, controller.signal);
    await vi.dynamicImportSettled();
    controller.abort();
    await expect(calling).resolves.toMatchObject({ kind: 'failed' });
  });

  it('send nothing if they are aborted before they start', async () => {
    const tag = await create();
    tag.network.script(answer(200, createWireOrder()));
    await tag.calls.getOrderSummary(REQUEST, AbortSignal.abort());
    expect(listServiceRequests(tag)).toEqual([]);
  });

  it('first check whether the member has changed', async () => {
    const tag = await create({ properties: { adapter: { user: { id: 'upm-1001' } } } });
    tag.network.script(answer(200, createWireOrder()));
    tag.context.checkUser();
    tag.setProperty('adapter', { user: { id: 'upm-1002' } });
    await tag.calls.getOrderSummary(REQUEST, signal);
    expect(tag.events).toEqual([{ name: 'orders-session-end', detail: { reason: 'user-changed' } }]);
  });

  it('load the rules of the market with the first one', async () => {
    const tag = await create({ attributes: { country: 'jp' } });
    tag.network.script(answer(200, createWireOrder()));
    await tag.calls.getOrderSummary(REQUEST, signal);
    await tag.calls.getOrderSummary(REQUEST, signal);
    const files = tag.network.requests.filter(({ url }) => /\/data\/market-all-/.test(url));
    expect(files).toHaveLength(1);
  });
});

describe.each([
  { chunk: 'get-order-summary', path: '../../src/orders/api/get-order-summary.js' },
  { chunk: 'request-guest-check', path: '../../src/orders/api/request-guest-check.js' },
] as const)('when the chunk of $chunk fails, then works', ({ chunk, path }) => {
  const call = (calls: LookupCalls) =>
    chunk === 'get-order-summary' ? calls.getOrderSummary(REQUEST, signal) : calls.requestGuestCheck(CHECK, signal);

  it('the call fails with chunk-load and can be retried; no failure is cached', async () => {
    vi.doMock(path, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const tag = await create();
    tag.network.script(answer(200, chunk === 'get-order-summary' ? createWireOrder() : { valid: true }));
    expect(await call(tag.calls)).toEqual(CHUNK_LOAD);
    expect(await call(tag.calls)).toEqual(CHUNK_LOAD);
    expect(tag.network.requests).toEqual([]);
    vi.doUnmock(path);
    expect(await call(tag.calls)).toMatchObject({ kind: 'found' });
  });
});

describe('the chunks of a lookup', () => {
  it('that fail during a preload cause no unhandled rejection', async () => {
    vi.doMock('../../src/orders/api/get-order-summary.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    preloadLookupCalls();
    await vi.dynamicImportSettled();
    // An unhandled rejection here would fail the whole run.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('fail in the same way if the code that every call needs does not load', async () => {
    vi.doMock('../../src/app/calls/prepare-call.js', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await (await create()).calls.getOrderSummary(REQUEST, signal)).toEqual(CHUNK_LOAD);
  });
});
