import { createBench, createMemberApi, FILTERS, signInMember, type Bench } from './bench.js';
import { expect, test, toMoney } from './browser.js';

/** Enough orders for eight pages, and for several batches of a search. */
const LENGTH = 200;
/** The page sizes of the gateway and of the Admin API. */
const [PAGE, ADMIN_PAGE] = [25, 100];
/** The page size of the history on the page. */
const SHOWN_AT_A_TIME = 10;
const FIELDS = 'id,created_at,custom_display_id,total';

interface AdminOrder {
  readonly id: string;
  readonly created_at: string;
  readonly custom_display_id: string;
  readonly total: number;
}

interface HistoryPage {
  readonly objects: readonly {
    readonly orderNumber: string;
    readonly transaction: { readonly orderTotal: number; readonly orderDate: string };
  }[];
  readonly pages: { readonly next: string };
}

interface Total {
  readonly number: string;
  readonly total: string;
}

test.describe.configure({ mode: 'serial' });

let bench: Bench;
let token: string;
/** The orders according to the Admin API, newest first. */
let expected: Total[];

test.beforeAll(async () => {
  // An idle machine needs a tenth of this time.
  test.setTimeout(900_000);
  bench = await createBench();
  const kim = await signInMember('kim');
  token = kim.token;
  const start = performance.now();
  await bench.placeHistory('kim', LENGTH);
  console.log(`${LENGTH} orders placed in ${Math.round((performance.now() - start) / 1000)} s`);
  expected = await readAdminTotals(kim.id);
});

async function readAdminTotals(customerId: string): Promise<Total[]> {
  const found: AdminOrder[] = [];
  for (let count = Infinity; found.length < count;) {
    const page = await bench.admin<{ orders: AdminOrder[]; count: number }>(
      `/admin/orders?customer_id=${customerId}&fields=${FIELDS}&order=-id&limit=${ADMIN_PAGE}&offset=${found.length}`,
    );
    count = page.count;
    found.push(...page.orders);
  }
  // Orders of the same moment are sorted by their ids.
  const toPlace = ({ created_at, id }: AdminOrder): string => `${new Date(created_at).toISOString()} ${id}`;
  return found
    .sort((one, other) => (toPlace(one) < toPlace(other) ? 1 : -1))
    .map(({ custom_display_id: number, total }) => ({ number, total: toMoney(round(total)) }));
}

/** Rounds Medusa's exact amounts, half a cent up. */
function round(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

test(`a history of ${LENGTH} orders is read in pages, newest first, with the totals of the Admin API`, async () => {
  const read: HistoryPage['objects'][number][] = [];
  let next: string | undefined = `/history/v1?${FILTERS}&count=${PAGE}`;
  while (next) {
    const { json } = await bench.call('list-order-history', { path: next, token });
    const page = json as HistoryPage;
    expect(page.objects.length).toBeLessThanOrEqual(PAGE);
    read.push(...page.objects);
    next = page.pages.next || undefined;
  }
  const dates = read.map(({ transaction }) => Date.parse(transaction.orderDate));
  expect([...dates].sort((one, other) => other - one)).toEqual(dates);
  const totals = read.map(({ orderNumber: number, transaction }) => ({
    number,
    total: toMoney(transaction.orderTotal),
  }));
  expect(totals).toEqual(expected);
  expect(totals).toHaveLength(LENGTH);
  const { count } = await createMemberApi(token)<{ count: number }>('/store/orders?limit=1&fields=id');
  expect(count).toBe(LENGTH);
});

/** Each order contains exactly one of these articles. */
const ARTICLES = ['pacer', 'court', 'trail', 'socks', 'jacket', 'voucher'];

async function search(text: string): Promise<string[]> {
  const found: string[] = [];
  let next: string | undefined = `/history/v1?${FILTERS}&filter=query(${text})&count=${PAGE}`;
  while (next) {
    const page: HistoryPage = (await bench.call('list-order-history', { path: next, token })).json as HistoryPage;
    found.push(...page.objects.map(({ orderNumber }) => orderNumber));
    next = page.pages.next || undefined;
  }
  return found;
}

test(`searches for each article find each of ${LENGTH} orders once, newest first`, async () => {
  const numbers = expected.map(({ number }) => number);
  const found = await Promise.all(ARTICLES.map(search));
  for (const some of found) {
    expect(some).not.toEqual([]);
    expect(some).toEqual(numbers.filter((number) => some.includes(number)));
  }
  expect(found.flat().sort()).toEqual([...numbers].sort());
  const start = performance.now();
  expect(await search('nothing')).toEqual([]);
  console.log(`${LENGTH} orders searched for nothing in ${Math.round(performance.now() - start)} ms`);
});

test('a history has the orders of one country only', async () => {
  const abroad = await bench.call('list-order-history', {
    path: '/history/v1?filter=country(de)&filter=language(de)&count=10',
    token,
  });
  expect(abroad.json).toEqual({ objects: [], pages: { next: '' } });
});

test('a member reads through the whole history, and sees the totals of the Admin API', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(`${bench.siteUrl}/us/en/orders/?as=kim`);
  const more = page.getByRole('button', { name: 'Show More' });
  const cards = page.locator('orders-history article');
  const shown: Total[] = [];
  while (shown.length < LENGTH) {
    const count = shown.length + SHOWN_AT_A_TIME;
    await expect(page.getByRole('list', { name: `${count} orders`, exact: true })).toBeAttached();
    // The page keeps only the cards near the viewport.
    shown.push(...(await cards.evaluateAll(readCards)).slice(-SHOWN_AT_A_TIME));
    if (count < LENGTH) await more.click();
  }
  await expect(more).toHaveCount(0);
  expect(shown).toEqual(expected);
});

/** Reads the cards; runs in the page. */
function readCards(cards: Element[]): Total[] {
  return cards.map((card) => ({
    number: card.querySelector('.card-meta bdi')?.textContent ?? '',
    total: (card.querySelector('.card-total')?.textContent ?? '').replace('Total ', ''),
  }));
}
