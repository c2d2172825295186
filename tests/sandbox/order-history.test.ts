import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { readNextPage, toOrderDate } from '../../src/http/read/wire-fields.js';
import {
  ARCHIVE,
  FIRST_PAGE,
  MEMBER,
  startSandbox,
  toPageBody,
  type Answer,
  type SandboxUnderTest,
} from './start-sandbox.js';

/** Of the country us, newest first, without the return orders of US10000010. */
const NEWEST_FIRST = [
  ...['US10000002', 'US10000028', 'US10000003', 'US10000041', 'US10000004', 'US10000006', 'US10000013'],
  ...['US10000042', 'US10000014', 'US10000029', 'US10000030', 'US10000031', 'US10000032'],
  ...['US10000005', 'US10000021', 'US10000027'],
  ...[
    'US10000022',
    'US10000001',
    'US10000009',
    'US10000019',
    'US10000007',
    'US10000023',
    'US10000008',
    'US10000024',
    'US10000011',
  ],
  ...['US10000025', 'US10000017', 'US10000010', 'US10000026', 'US10000020'],
  ...['US10000015', 'US10000016', 'US10000018', 'US10000040', 'US10000033'],
  ...['US10000012', 'US10000034', 'US10000035'],
];

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function listNumbers(answer: Answer): string[] {
  return toPageBody(answer).objects.map(({ orderNumber }) => orderNumber);
}

function listDates(answer: Answer): number[] {
  return toPageBody(answer).objects.map(({ transaction }) => Date.parse(toOrderDate(transaction.orderDate) ?? ''));
}

/** The query of the next page, as a client builds it from its own filters and the anchor it received. */
function findNextQuery(answer: Answer, query: string): string | undefined {
  const anchor = readNextPage(toPageBody(answer).pages.next, '/history/v1').next;
  return anchor === undefined ? undefined : `${query}&anchor=${encodeURIComponent(anchor)}`;
}

/** Every page from the first to the last, or at most `most`. */
async function walk(query: string, headers: Record<string, string>, most = Infinity): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | undefined = query; next !== undefined && pages.length < most;) {
    const answer = await sandbox.listHistory(next, headers);
    expect(answer.status).toBe(200);
    pages.push(answer);
    next = findNextQuery(answer, query);
  }
  return pages;
}

describe("the member's order history", () => {
  it('contains every sales order of the country, newest first, without gaps or repeats', async () => {
    const pages = await walk(FIRST_PAGE, MEMBER);
    expect(pages.map((page) => listNumbers(page).length)).toEqual([10, 10, 10, 8]);
    expect(pages.flatMap(listNumbers)).toEqual(NEWEST_FIRST);
    expect([...NEWEST_FIRST].sort()).toEqual(
      scenarios
        .filter(({ needsProof, isMasked }) => !needsProof && !isMasked)
        .map(({ orderNumber }) => orderNumber)
        .filter((orderNumber) => orderNumber.startsWith('US'))
        .sort(),
    );
  });

  it('has descending dates, spread over weeks', async () => {
    const dates = (await walk(FIRST_PAGE, MEMBER)).flatMap(listDates);
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    expect(new Set(dates).size).toBe(dates.length);
    expect((dates[0] ?? 0) - (dates.at(-1) ?? 0)).toBeGreaterThan(40 * 86_400_000);
  });

  it.each([1, 7, 25, 26, 50])('is the same in pages of %i', async (count) => {
    const pages = await walk(FIRST_PAGE.replace('count=10', `count=${count}`), MEMBER);
    expect(pages).toHaveLength(Math.ceil(NEWEST_FIRST.length / count));
    expect(pages.flatMap(listNumbers)).toEqual(NEWEST_FIRST);
  });

  it.each([
    ['ca', ['CA10000001']],
    ['jp', ['JP10000001', 'JP10000002']],
    ['au', ['AU10000001']],
    ['de', ['DE10000002', 'DE10000003', 'DE10000001']],
    ['cn', ['CN10000001', 'CN10000002', 'CN10000003', 'CN10000004']],
    ['tr', ['TR10000001']],
    ['tw', ['TW10000001']],
    ['rt', []],
    ['zz', []],
  ])('of %s contains %j', async (country, numbers) => {
    const pages = await walk(FIRST_PAGE.replace('(us)', `(${country})`), MEMBER);
    expect(pages.map(listNumbers)).toEqual([expect.arrayContaining(numbers)]);
    expect(pages.flatMap(listNumbers)).toHaveLength(numbers.length);
  });

  it('lists the higher number first if two orders have one date', async () => {
    const [page] = await walk(FIRST_PAGE.replace('(us)', '(cn)'), MEMBER);
    expect(page && listNumbers(page)).toEqual(['CN10000002', 'CN10000001', 'CN10000003', 'CN10000004']);
  });

  it('contains each order as it is read alone', async () => {
    const [page] = await walk(FIRST_PAGE, MEMBER, 1);
    const orders = await Promise.all(NEWEST_FIRST.slice(0, 10).map((orderNumber) => sandbox.getOrder(orderNumber)));
    expect(page && toPageBody(page).objects).toEqual(orders.map(({ text }) => JSON.parse(text) as unknown));
  });

  it('has texts in the requested language', async () => {
    const answer = await sandbox.listHistory(FIRST_PAGE.replace('(en)', '(de)'));
    expect(toPageBody(answer).objects[0]?.group[0]?.groupHeading).toMatch(/^Bestellt am \d/);
  });

  it.each(['swoosh-token', 'no-consent-token'])('is the same for the bearer of %s', async (token) => {
    const answer = await sandbox.listHistory(FIRST_PAGE, { authorization: `Bearer ${token}` });
    expect(answer.text).toBe((await sandbox.listHistory()).text);
  });
});

describe('the first page of the demo', () => {
  const TOUR = { authorization: 'Bearer tour-token' };

  it.each([MEMBER, TOUR])('has no two orders with the same items, first product or total (%j)', async (headers) => {
    const { objects } = toPageBody(await sandbox.listHistory(FIRST_PAGE, headers));
    const looks = objects.map(({ group }) =>
      group.flatMap(({ orderItems }) => orderItems.map(({ product }) => product.productImage)).join(),
    );
    expect(new Set(looks).size).toBe(objects.length);
    const first = objects.map(({ group }) => group[0]?.orderItems[0]?.product.title);
    expect(new Set(first).size).toBe(objects.length);
    expect(new Set(objects.map(({ transaction }) => transaction.orderTotal)).size).toBe(objects.length);
  });

  it('of the tour spreads over ten days', async () => {
    const dates = listDates(await sandbox.listHistory(FIRST_PAGE, TOUR));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
    const days = new Set(dates.map((date) => new Date(date).toISOString().slice(0, 10)));
    expect(days.size).toBe(9);
    expect((dates[0] ?? 0) - (dates.at(-1) ?? 0)).toBeGreaterThan(9.9 * 86_400_000);
  });

  it('of the tour contains each order as the other calls read it', async () => {
    const { objects } = toPageBody(await sandbox.listHistory(FIRST_PAGE, TOUR));
    for (const order of objects) {
      const answers = [
        await sandbox.getOrder(order.orderNumber, TOUR),
        await sandbox.getSummary(order.orderNumber, TOUR),
      ];
      expect(answers.map(({ text }) => JSON.parse(text) as unknown)).toEqual([order, order]);
    }
  });

  it.each(['cn', 'de', 'fr', 'ie', 'jp', 'kr', 'nl'])(
    'in %s has no two orders that begin with the same picture',
    async (country) => {
      const { objects } = toPageBody(await sandbox.listHistory(FIRST_PAGE.replace('(us)', `(${country})`)));
      const pictures = objects.map(({ group }) => group[0]?.orderItems[0]?.product.productImage);
      expect(new Set(pictures).size).toBe(objects.length);
    },
  );

  it.each<[string, Record<string, string>, string[]]>([
    [
      'tour',
      TOUR,
      [
        ...['Order placed', 'Waiting for your payment', 'Order placed', 'Ready for pickup', 'Arriving'],
        ...['Your order is being updated', 'Delivered', 'Canceled', 'Delivered', 'Delivered'],
      ],
    ],
    [
      'member',
      MEMBER,
      [
        ...['Order placed', 'Waiting for your payment', 'Arriving', 'Canceled', 'Order placed'],
        ...['Ready for pickup', 'Arriving', 'Delivered', 'Order placed', 'Arriving'],
      ],
    ],
  ])('of the %s shows many states', async (_who, headers, expected) => {
    const { objects } = toPageBody(await sandbox.listHistory(FIRST_PAGE, headers));
    const headings = objects.map(({ group }) => group[0]?.groupHeading?.replace(/ (\w+, )?\w+ \d+$/, ''));
    expect(headings.slice(0, expected.length)).toEqual(expected);
  });
});

describe('the link to the next page', () => {
  it('is relative and repeats the request with a percent-encoded anchor', async () => {
    const { pages } = toPageBody(await sandbox.listHistory());
    expect(pages.next).toBe(`/history/v1?${FIRST_PAGE}&anchor=after%3AUS10000029`);
  });

  it('can be followed unchanged', async () => {
    const { pages } = toPageBody(await sandbox.listHistory());
    const answer = await sandbox.request(pages.next ?? '', { headers: MEMBER });
    expect(listNumbers(answer)).toEqual(NEWEST_FIRST.slice(10, 20));
  });

  it('survives a reset, which only moves the dates', async () => {
    const { pages } = toPageBody(await sandbox.listHistory());
    await sandbox.reset();
    expect(listNumbers(await sandbox.request(pages.next ?? '', { headers: MEMBER }))).toEqual(
      NEWEST_FIRST.slice(10, 20),
    );
  });

  it("of one member's list is invalid for another's", async () => {
    const { pages } = toPageBody(await sandbox.listHistory());
    expect((await sandbox.request(pages.next ?? '', { headers: ARCHIVE })).status).toBe(400);
  });
});
