import { randomUUID } from 'node:crypto';
import { findDayEnd, findDayStart } from '../src/http/days.js';
import { registerMember, type PlacedOrder } from '../start/place-order.js';
import { createBench, FILTERS, signInMember, type Bench } from './bench.js';
import { expect, test } from './browser.js';
import { readShared } from './shared.js';

const DAY_MS = 86_400_000;

interface HistoryPage {
  readonly objects: readonly { readonly orderNumber: string }[];
  readonly pages: { readonly next: string };
}

type Name = 'open' | 'delivered' | 'cancelled' | 'returned';

test.describe.configure({ mode: 'serial' });

let bench: Bench;
let token: string;
const orders = new Map<Name, PlacedOrder>();

/** Creates a member with an order in each status. */
test.beforeAll(async () => {
  bench = await createBench();
  const { shop } = readShared();
  const email = `search.${randomUUID()}@example.com`;
  const person = { email, password: 'search-at-the-shop', first_name: 'Sam', last_name: 'Poe' };
  token = await registerMember(bench.medusaUrl, { ...shop, variants: new Map(shop.variants) }, person);
  orders.set('open', await bench.place({ email, token, units: { 'FH100-BLA-9': 1, 'FH103-GRE-M': 2 } }));
  orders.set('delivered', await bench.placeDelivered({ email, token, units: { 'FH101-WHI-8': 1 } }));
  orders.set('cancelled', await bench.place({ email, token, units: { 'FH102-GRE-M': 1 } }));
  await bench.warehouse.cancel(getOrder('cancelled'));
  orders.set('returned', await bench.placeDelivered({ email, token, units: { 'FH103-GRE-M': 2 } }));
  await returnSocks();
});

function getOrder(name: Name): PlacedOrder {
  const order = orders.get(name);
  if (!order) throw new Error(`There is no order ${name}.`);
  return order;
}

async function returnSocks(): Promise<void> {
  const { number } = getOrder('returned');
  const order = await bench.call('get-order', { path: `/history/v1/${number}?${FILTERS}`, token });
  const { group } = order.json as { group: { orderItems: { product: { gtin: string } }[] }[] };
  const line = { quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit" };
  const body = {
    orderNumber: number,
    orderLines: [{ ...line, universalProductCode: group[0]?.orderItems[0]?.product.gtin }],
  };
  const answer = await bench.call('request-return', { path: '/order_mgmt/user_return_captures/v1', token, body });
  expect(answer.status).toBe(202);
}

/** The address of a search. Its filters are encoded as the contract says. */
function toPath(filters: Readonly<Record<string, string>>, query = 'count=10'): string {
  const encode = (text: string): string => encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
  const added = Object.entries(filters).map(([name, text]) => `&filter=${name}(${encode(text)})`);
  return `/history/v1?${FILTERS}${added.join('')}&${query}`;
}

/** Returns the names of the orders that a search finds. */
async function search(filters: Readonly<Record<string, string>>): Promise<string[]> {
  const { json } = await bench.call('list-order-history', { path: toPath(filters), token });
  return (json as HistoryPage).objects.map(toName);
}

function toName({ orderNumber }: { readonly orderNumber: string }): string {
  return [...orders].find(([, { number }]) => number === orderNumber)?.[0] ?? orderNumber;
}

for (const [what, text, found] of [
  ['a title', 'court classic', ['delivered']],
  ['a title in capitals', 'COURT', ['delivered']],
  ['a letter with a mark', 'Pácer', ['open']],
  ['an article number', 'fh102-gre', ['cancelled']],
  ['a category', 'sneaker', ['delivered']],
  ['a colour', 'white', ['delivered']],
  ['words of two articles', 'socks  running', ['open']],
  ['an article of several orders', 'everyday', ['returned', 'open']],
  ['what no order has', 'orders (a, b) ü%_', []],
] as const) {
  test(`a search for ${what} finds its orders, newest first`, async () => {
    expect(await search({ query: text })).toEqual(found);
  });
}

test('a search for a number finds its order, in any case and with a part of it', async () => {
  const { number } = getOrder('delivered');
  for (const query of [number, number.toLowerCase(), number.slice(2), ` ${number} `]) {
    expect(await search({ query })).toEqual(['delivered']);
  }
});

test('a search for statuses finds the orders with a unit in one of them', async () => {
  expect(await search({ status: 'open' })).toEqual(['open']);
  expect(await search({ status: 'delivered' })).toEqual(['returned', 'delivered']);
  expect(await search({ status: 'returned' })).toEqual(['returned']);
  expect(await search({ status: 'cancelled' })).toEqual(['cancelled']);
  expect(await search({ status: 'cancelled,open' })).toEqual(['cancelled', 'open']);
  expect(await search({ status: 'delivered', query: 'socks' })).toEqual(['returned']);
});

test('a search for days finds the orders of those days', async () => {
  const toDay = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const all = ['returned', 'cancelled', 'delivered', 'open'];
  expect(await search({ placedFrom: toDay(-1), placedTo: toDay(0) })).toEqual(all);
  expect(await search({ placedFrom: toDay(-1) })).toEqual(all);
  expect(await search({ placedFrom: toDay(2) })).toEqual([]);
  expect(await search({ placedTo: toDay(-2) })).toEqual([]);
  expect(await search({ placedFrom: toDay(2), placedTo: toDay(-2) })).toEqual([]);
});

test('a day begins and ends by the clocks of the country', () => {
  expect(findDayStart('2026-01-01', 'de')).toBe('2025-12-31T23:00:00.000Z');
  expect(findDayEnd('2026-07-01', 'de')).toBe('2026-07-01T22:00:00.000Z');
  // On these days, the clocks change.
  expect(findDayStart('2026-03-29', 'de')).toBe('2026-03-28T23:00:00.000Z');
  expect(findDayEnd('2026-03-29', 'de')).toBe('2026-03-29T22:00:00.000Z');
  expect(findDayStart('2026-01-01', 'us')).toBe('2026-01-01T05:00:00.000Z');
  expect(findDayEnd('2026-12-31', 'us')).toBe('2027-01-01T10:00:00.000Z');
  expect(findDayStart('2026-01-01', 'xx')).toBe('2026-01-01T00:00:00.000Z');
});

test('a search continues from page to page', async () => {
  const found: string[] = [];
  let path: string | undefined = toPath({ query: 'fh10', status: 'open,delivered' }, 'count=1');
  for (let pages = 0; path !== undefined && pages < 5; pages += 1) {
    const { json } = await bench.call('list-order-history', { path, token });
    const page = json as HistoryPage;
    found.push(...page.objects.map(toName));
    path = page.pages.next || undefined;
    if (path !== undefined) expect(path).toContain('filter=query(fh10)&filter=status(open%2Cdelivered)&count=1');
  }
  expect(path).toBeUndefined();
  expect(found).toEqual(['returned', 'delivered', 'open']);
});

test('a search finds neither orders of another country nor those of another member', async () => {
  const { token: robin } = await signInMember('robin');
  const { number } = getOrder('open');
  const of = async (path: string, asker: string) =>
    ((await bench.call('list-order-history', { path, token: asker })).json as HistoryPage).objects;
  expect(await of(toPath({ query: number }), robin)).toEqual([]);
  expect(await of(toPath({ query: number }).replace('country(us)', 'country(de)'), token)).toEqual([]);
});

test('a malformed search is refused with the name of the filter', async () => {
  for (const [name, text] of [
    ['query', ' '],
    ['query', 'x'.repeat(101)],
    ['placedFrom', '2026-02-30'],
    ['placedTo', '01.01.2026'],
    ['status', 'lost'],
    ['status', 'open,open'],
    ['status', ''],
  ] as const) {
    const answer = await bench.call('list-order-history', { path: toPath({ [name]: text }), token });
    expect([answer.status, answer.json], `${name} ${text}`).toMatchObject([
      400,
      { errors: [{ field: `filter.${name}` }] },
    ]);
  }
  expect((await bench.call('list-order-history', { path: toPath({ query: 'a' }) })).status).toBe(401);
});

test('a member searches on the page, by number and by status', async ({ page }) => {
  const { token: robin } = await signInMember('robin');
  const order = await bench.place({ email: 'robin.doe@example.com', token: robin, units: { 'FH104-BLU-M': 1 } });
  await page.goto(`${bench.siteUrl}/us/en/orders/?as=robin`);
  const field = page.getByRole('searchbox');
  await field.fill(order.number.toLowerCase());
  await field.press('Enter');
  const found = page.locator('.search-slot article');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(order.number);
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(page.locator('orders-history')).toContainText('No orders match');
});
