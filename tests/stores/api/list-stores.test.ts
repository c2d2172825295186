import { describe, expect, it } from 'vitest';
import type { StoresRequest } from '../../../src/stores/api/list-stores.js';
import { listStores } from '../../../src/stores/api/list-stores.js';
import { createTestContext } from '../../support/call-context.js';
import { answer } from '../../support/scripted-fetch.js';
import { createWireStore } from '../../contract/wire-store-samples.js';

const { signal } = new AbortController();

async function list(request: StoresRequest, tokens: string[] = []) {
  const context = createTestContext({ tokens });
  context.platform.network.script(answer(200, { objects: [createWireStore()], pages: { next: '' } }));
  const outcome = await listStores(context, request, signal);
  const [sent] = context.platform.network.requests;
  if (outcome.kind !== 'found' || !sent) throw new Error(`Nothing was found: ${JSON.stringify(outcome)}`);
  return { page: outcome.value, sent };
}

describe('stores', () => {
  it('are requested three at a time, by country and a text', async () => {
    const { sent, page } = await list({ country: 'us', text: '95814' });
    expect(sent.url).toBe('https://api.shop.example/store/store_locations/v1?filter=country(us)&search=95814&count=3');
    expect([sent.method, sent.body]).toEqual(['GET', undefined]);
    expect(page.stores.map(({ name }) => name)).toEqual(['Harbor Street Store']);
  });

  it('are requested by a point, without a text', async () => {
    const { sent } = await list({ country: 'us', near: { latitude: 38.58, longitude: -121.49 } });
    const { search } = new URL(sent.url);
    expect(search).toBe('?filter=country(us)&latitude=38.58&longitude=-121.49&count=3');
  });

  it('are requested after an anchor, sent unchanged', async () => {
    const { sent } = await list({ country: 'us', text: 'New York', anchor: 'after:103&x' });
    expect(sent.url).toMatch(/search=New%20York&count=3&anchor=after%3A103%26x$/);
  });

  it.each(['95814&filter=country(de)', 'a=b#c', 'São Paulo ?'])('are requested by the text "%s" only', async (text) => {
    const { searchParams } = new URL((await list({ country: 'us', text })).sent.url);
    expect(searchParams.get('search')).toBe(text);
    expect(searchParams.getAll('filter')).toEqual(['country(us)']);
  });

  it('are requested by one id only, which cannot add another filter', async () => {
    const { sent } = await list({ country: 'us', storeId: '101)&filter=country(de' });
    const { searchParams } = new URL(sent.url);
    expect(searchParams.getAll('filter')).toEqual(['country(us)', 'storeId(101)&filter=country(de)']);
    expect(searchParams.has('search')).toBe(false);
  });

  it("are requested without the shopper's contact", async () => {
    const { sent } = await list({ country: 'us', text: '95814' }, ['t0ken']);
    expect([...sent.headers.keys()].filter((name) => name.startsWith('x-guest'))).toEqual([]);
  });
});
