import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toQuery } from '../../src/http/call-context.js';
import { readNextPage } from '../../src/http/read/wire-fields.js';
import { ARCHIVE, MEMBER, startSandbox, toPageBody, type Answer, type SandboxUnderTest } from './start-sandbox.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

interface Search {
  readonly filters: Readonly<Record<string, string>>;
  readonly anchor?: string;
  readonly headers?: Record<string, string>;
}

function search({ filters, anchor, headers = MEMBER }: Search): Promise<Answer> {
  const query = toQuery(Object.entries({ country: 'us', language: 'en', ...filters }));
  const from = anchor === undefined ? '' : `&anchor=${encodeURIComponent(anchor)}`;
  return sandbox.listHistory(`${query}&count=10${from}`, headers);
}

async function find(filters: Search['filters'], headers = MEMBER): Promise<string[]> {
  const answer = await search({ filters, headers });
  expect(answer.status).toBe(200);
  return toPageBody(answer).objects.map(({ orderNumber }) => orderNumber);
}

describe('a search for orders', () => {
  it.each([
    ['the number', 'US10000001', ['US10000001']],
    ['a part of the number, in lower case', 'us1000000', expect.arrayContaining(['US10000001', 'US10000009'])],
    ['nothing that exists', 'no such thing', []],
    ['signs of the filter notation', 'a(b),c)', []],
    ['letters beyond ASCII', 'Größe 👟', []],
  ])('finds by %s', async (_what, query, numbers) => {
    expect(await find({ query })).toEqual(numbers);
  });

  it('finds orders with every word, wherever it is, without regard to marks and case', async () => {
    const both = await find({ query: 'TEMPO shoes' });
    expect(both.length).toBeGreaterThan(0);
    expect(await find({ query: 'shöes  tempo' })).toEqual(both);
    expect(await find({ query: 'tempo nonsense' })).toEqual([]);
  });

  it('finds by the style of a product', async () => {
    const { objects } = toPageBody(await search({ filters: { query: 'US10000001' } }));
    const style = objects[0]?.group[0]?.orderItems[0]?.product.styleColor ?? '';
    expect(style).not.toBe('');
    expect(await find({ query: style })).toContain('US10000001');
  });

  it('finds by days, both of them included', async () => {
    const { objects } = toPageBody(await search({ filters: { query: 'US20005000' }, headers: ARCHIVE }));
    const day = objects[0]?.transaction.orderDate.slice(0, 10) ?? '';
    expect(await find({ placedFrom: day, placedTo: day }, ARCHIVE)).toContain('US20005000');
    const year = day.slice(0, 4);
    const found = toPageBody(
      await search({ filters: { placedFrom: `${year}-01-01`, placedTo: `${year}-12-31` }, headers: ARCHIVE }),
    );
    expect(found.objects).toHaveLength(10);
    for (const { transaction } of found.objects) expect(transaction.orderDate.slice(0, 4)).toBe(year);
  });

  it.each(['open', 'delivered', 'returned', 'cancelled'])('finds orders with a line that is %s', async (status) => {
    expect((await find({ status }, ARCHIVE)).length).toBeGreaterThan(5);
  });

  it('counts an order with any of its lines, under several statuses', async () => {
    const [delivered, open] = await Promise.all([
      find({ status: 'delivered', query: 'US10000001' }),
      find({ status: 'open', query: 'US10000001' }),
    ]);
    expect([delivered, open]).toEqual([['US10000001'], ['US10000001']]);
    expect(await find({ status: 'cancelled,open', query: 'US10000001' })).toEqual(['US10000001']);
    expect(await find({ status: 'cancelled', query: 'US10000001' })).toEqual([]);
  });

  it('goes on with the same filters from page to page, without gaps or repeats', async () => {
    const filters = { query: 'tempo', status: 'returned,cancelled' };
    const numbers: string[] = [];
    let anchor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const body = toPageBody(await search({ filters, headers: ARCHIVE, ...(anchor !== undefined && { anchor }) }));
      numbers.push(...body.objects.map(({ orderNumber }) => orderNumber));
      anchor = readNextPage(body.pages.next, '/history/v1').next;
      expect(anchor).toBeDefined();
    }
    expect(new Set(numbers).size).toBe(30);
    expect(numbers).toEqual([...numbers].sort().reverse());
  });

  it('ends without a next page', async () => {
    const body = toPageBody(await search({ filters: { query: 'US20000001' }, headers: ARCHIVE }));
    expect(body.objects.map(({ orderNumber }) => orderNumber)).toEqual(['US20000001']);
    expect(body.pages.next).toBe('');
  });

  it.each([
    { query: '' },
    { query: '   ' },
    { query: 'x'.repeat(101) },
    { status: 'lost' },
    { status: 'open,open' },
    { status: '' },
    { placedFrom: '2026-02-30' },
    { placedFrom: '2026' },
    { placedTo: '2026-1-1' },
  ])('with a malformed filter is refused: %j', async (filters) => {
    const answer = await search({ filters });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`filter.${Object.keys(filters)[0]}`);
  });

  it('refuses an anchor that it did not issue, and a shopper without a token', async () => {
    expect((await search({ filters: { query: 'tempo' }, anchor: 'after:none' })).status).toBe(400);
    expect((await search({ filters: { query: 'tempo' }, headers: {} })).status).toBe(401);
  });
});
