import { describe, expect, it } from 'vitest';
import { listOrderHistory } from '../../../src/orders/api/list-order-history.js';
import type { OrderPage } from '../../../src/orders/model/order-page.js';
import { createTestContext, type CallContextOptions } from '../../support/call-context.js';
import { answer } from '../../support/scripted-fetch.js';
import { createWireOrder } from './wire-samples.js';

const { signal } = new AbortController();
const FIRST = 'https://api.shop.example/history/v1?filter=country(us)&filter=language(en)&count=10';

interface ListOptions extends CallContextOptions {
  readonly anchor?: string;
  readonly pages?: unknown;
}

/** Requests one page, whose answer has these `pages`. */
async function list({ anchor, pages = { next: '' }, ...options }: ListOptions = {}) {
  const context = createTestContext({ tokens: ['t0ken'], ...options });
  context.platform.network.script(answer(200, { objects: [createWireOrder()], pages }));
  const outcome = await listOrderHistory(context, { ...(anchor !== undefined && { anchor }) }, signal);
  if (outcome.kind !== 'found') throw new Error(`Nothing was found: ${JSON.stringify(outcome)}`);
  const [request] = context.platform.network.requests;
  if (!request) throw new Error('No request was sent.');
  return { page: outcome.value satisfies OrderPage, request };
}

describe('the first page of the order history', () => {
  it('is requested with country, language and ten orders', async () => {
    const { request } = await list();
    expect([request.method, request.url, request.body]).toEqual(['GET', FIRST, undefined]);
  });

  it("is requested in the page's country and language, with the token and without a contact", async () => {
    const { request } = await list({ country: 'tw', locale: 'zh-Hant-TW', guestCredentials: 'filter' });
    expect(request.url).toBe('https://api.shop.example/history/v1?filter=country(tw)&filter=language(zh)&count=10');
    expect(request.headers.get('authorization')).toBe('Bearer t0ken');
    expect([...request.headers.keys()].filter((name) => name.startsWith('x-guest'))).toEqual([]);
  });

  it('is requested below the service address that the page sets', async () => {
    const { request } = await list({ apiBase: 'https://gateway.example/orders-api' });
    expect(request.url).toMatch(/^https:\/\/gateway\.example\/orders-api\/history\/v1\?/);
  });
});

describe('the next page', () => {
  it.each([
    ['n2', 'n2'],
    ['after:US10000001', 'after%3AUS10000001'],
    ['a+b/c==', 'a%2Bb%2Fc%3D%3D'],
    ['x&filter=country(de)', 'x%26filter%3Dcountry(de)'],
    ['#ü 例', '%23%C3%BC%20%E4%BE%8B'],
  ])('is requested with the anchor %s unchanged', async (anchor, sent) => {
    const { page } = await list({ pages: { next: `/history/v1?count=10&anchor=${encodeURIComponent(anchor)}` } });
    expect(page.next).toBe(anchor);
    const { request } = await list({ anchor });
    expect(request.url).toBe(`${FIRST}&anchor=${sent}`);
    expect(new URL(request.url).searchParams.get('anchor')).toBe(anchor);
  });

  it('is requested at our own address with our own filters, whatever the link of the service contains', async () => {
    const next = '/history/v1?filter=country(de)&filter=email(guest%40example.com)&count=50&anchor=n2';
    const { page } = await list({ pages: { next } });
    expect(page.next).toBe('n2');
    expect((await list({ anchor: 'n2' })).request.url).toBe(`${FIRST}&anchor=n2`);
  });

  it.each([[{ next: '' }], [{ next: null }], [{}], [null], [undefined], [{ next: 7 }], ['/history/v1?anchor=n2']])(
    'does not exist if the service sends %j',
    async (pages) => {
      expect(Object.keys((await list({ pages })).page)).not.toContain('next');
    },
  );

  it.each([
    'https://evil.example/history/v1?anchor=n2',
    '//evil.example/history/v1?anchor=n2',
    '/partner_history/v1?anchor=n2',
  ])('is not fetched from another address: %s', async (next) => {
    expect(Object.keys((await list({ pages: { next } })).page)).not.toContain('next');
  });
});

describe('a history that cannot be loaded', () => {
  it('fails with its own code', async () => {
    const context = createTestContext({ tokens: ['t0ken'] });
    context.platform.network.script(answer(200, { orders: [] }));
    expect(await listOrderHistory(context, {}, signal)).toEqual({
      kind: 'failed',
      failure: {
        code: 'service-order-summary-failure',
        call: 'list-order-history',
        retryable: true,
        unreadable: 'shape',
        details: { paths: ['objects'] },
      },
    });
  });
});
