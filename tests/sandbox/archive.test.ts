import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNextPage, toOrderDate } from '../../src/http/read/wire-fields.js';
import type { WireOrder, WireOrderItem } from '../../contract/wire-order.js';
import {
  ARCHIVE,
  EMAIL,
  FIRST_PAGE,
  MEMBER,
  NOON,
  startSandbox,
  toOrderBody,
  toPageBody,
  type SandboxUnderTest,
} from './start-sandbox.js';
import { countCpuMs } from '../support/count-cpu-ms.js';

const YEAR = 365.25 * 86_400_000;
const LARGE_PAGE = FIRST_PAGE.replace('count=10', 'count=50');

let sandbox: SandboxUnderTest;
let orders: readonly WireOrder[];
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 10_000 });
  orders = (await walk(LARGE_PAGE)).flat();
}, 60_000);
afterAll(() => sandbox.close());

/** Pages of orders from the first on, or after an anchor; `most` limits their number. */
async function walk(query: string, { anchor, most = Infinity }: { anchor?: string; most?: number } = {}) {
  const pages: (readonly WireOrder[])[] = [];
  let next = anchor;
  do {
    const after = next === undefined ? '' : `&anchor=${encodeURIComponent(next)}`;
    const answer = await sandbox.listHistory(query + after, ARCHIVE);
    expect(answer.status).toBe(200);
    const body = toPageBody(answer);
    pages.push(body.objects);
    next = readNextPage(body.pages.next, '/history/v1').next;
  } while (next !== undefined && pages.length < most);
  return pages;
}

function listNumbers(list: readonly WireOrder[]): string[] {
  return list.map(({ orderNumber }) => orderNumber);
}

function toPlacedAt({ transaction }: WireOrder): number {
  return Date.parse(toOrderDate(transaction.orderDate) ?? '');
}

function listItems({ group }: WireOrder): WireOrderItem[] {
  return group.flatMap(({ orderItems }) => orderItems);
}

function hasStatus({ group }: WireOrder, status: string): boolean {
  return group.some(({ simpleStatuses }) => simpleStatuses?.some((one) => one === status));
}

describe('the archive', () => {
  it('contains US20010000 down to US20000001, without gaps or repeats', () => {
    const expected = Array.from({ length: 10_000 }, (_, newer) => `US${20_010_000 - newer}`);
    expect(listNumbers(orders)).toEqual(expected);
  });

  it('continues from one page of ten to the next', async () => {
    const pages = await walk(FIRST_PAGE, { most: 5 });
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 10, 10]);
    expect(pages.flat()).toEqual(orders.slice(0, 50));
  });

  it('ends with page 1,000', async () => {
    const pages = await walk(FIRST_PAGE, { anchor: `after:${orders[9_979]?.orderNumber}` });
    expect(pages.map(listNumbers)).toEqual([listNumbers(orders.slice(9_980, 9_990)), listNumbers(orders.slice(9_990))]);
    expect(pages.at(-1)).toHaveLength(10);
  });

  it('belongs to one country', async () => {
    const answer = await sandbox.listHistory(FIRST_PAGE.replace('(us)', '(ca)'), ARCHIVE);
    expect(JSON.parse(answer.text)).toEqual({ objects: [], pages: { next: '' } });
  });

  it('is sorted newest first with distinct dates, and goes back more than ten years', () => {
    const dates = orders.map(toPlacedAt);
    expect(dates.every((date, index) => index === 0 || date < (dates[index - 1] ?? 0))).toBe(true);
    expect(dates[0]).toBeLessThan(NOON);
    expect(NOON - (dates.at(-1) ?? NOON)).toBeGreaterThan(10 * YEAR);
  });

  it('is the same in every sandbox', async () => {
    const other = await startSandbox();
    const page = toPageBody(await other.listHistory(LARGE_PAGE, ARCHIVE)).objects;
    const toText = (list: readonly WireOrder[], url: string) => JSON.stringify(list).replaceAll(url, '');
    expect(toText(page, other.url)).toBe(toText(orders.slice(0, 50), sandbox.url));
    await other.close();
  });

  it('answers a page of ten quickly, because only its ten orders are built', async () => {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const anchor = `after:${orders[5_000 + round]?.orderNumber}`;
      times.push(await countCpuMs(() => walk(FIRST_PAGE, { anchor, most: 1 })));
    }
    expect(times.sort((one, other) => one - other)[7]).toBeLessThan(40);
  });
});

describe('the orders of the archive', () => {
  it.each<{ what: string; least: number; most: number; isSo: (order: WireOrder) => boolean }>([
    { what: 'delivered', least: 60, most: 95, isSo: (order) => hasStatus(order, 'DELIVERED') },
    { what: 'cancelled', least: 3, most: 12, isSo: (order) => hasStatus(order, 'CANCELLED') },
    { what: 'returned', least: 4, most: 15, isSo: (order) => hasStatus(order, 'RETURN_COMPLETED') },
    { what: 'denied a return', least: 1, most: 6, isSo: (order) => hasStatus(order, 'RETURN_DENIED') },
    { what: 'in two parcels', least: 4, most: 15, isSo: ({ shipments }) => shipments?.length === 2 },
    { what: 'of one line', least: 25, most: 60, isSo: (order) => listItems(order).length === 1 },
    { what: 'of six lines', least: 4, most: 20, isSo: (order) => listItems(order).length === 6 },
    { what: 'paid in two ways', least: 10, most: 40, isSo: ({ payment }) => payment.length === 2 },
  ])('are $what in $least to $most of a hundred cases', ({ least, most, isSo }) => {
    const share = (orders.filter(isSo).length / orders.length) * 100;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('have one to six lines, of every product in every colour', () => {
    const lines = orders.map((order) => listItems(order).length);
    expect([Math.min(...lines), Math.max(...lines)]).toEqual([1, 6]);
    const items = orders.flatMap(listItems);
    expect(new Set(items.map(({ product }) => product.productImage)).size).toBe(12 * 8);
  });

  it('are in transit while they are recent, and returnable for sixty days', () => {
    const [newest] = orders;
    expect(newest?.group.map(({ simpleStatuses }) => simpleStatuses)).toEqual([['ORDERED']]);
    for (const order of orders) {
      const daysOld = (NOON - toPlacedAt(order)) / 86_400_000;
      const items = listItems(order);
      if (daysOld < 4) expect(items.some(({ simpleStatus }) => simpleStatus === 'DELIVERED')).toBe(false);
      if (daysOld > 8) expect(items.some(({ simpleStatus }) => simpleStatus === 'SHIPPED')).toBe(false);
      if (daysOld > 62) expect(items.some(({ returnableFlag }) => returnableFlag)).toBe(false);
    }
    expect(orders.slice(0, 100).some(({ group }) => group.some(({ actions }) => actions?.return))).toBe(true);
  });

  it('have headings with the year once it is needed', () => {
    expect(orders.at(-1)?.group[0]?.groupHeading).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  });

  it('can each be read by their member', async () => {
    for (const order of [orders[0], orders[4_321], orders.at(-1)]) {
      const answer = await sandbox.getOrder(order?.orderNumber ?? '', ARCHIVE);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, order]);
    }
  });

  it.each(['US20000000', 'US20010001', 'US2000001', 'us20000001', 'US020000001'])(
    'do not include %s',
    async (orderNumber) => {
      expect((await sandbox.getOrder(orderNumber, ARCHIVE)).status).toBe(404);
    },
  );

  it('belong to no other member, and cannot be looked up by a guest', async () => {
    const [order] = orders;
    const model = await sandbox.getOrder('US99999999');
    for (const answer of [
      await sandbox.getOrder(order?.orderNumber ?? '', MEMBER),
      await sandbox.getSummary(order?.orderNumber ?? '', EMAIL),
      await sandbox.getSummary(order?.orderNumber ?? '', { 'x-guest-email': 'archive%40example.com' }),
      await sandbox.getSummary(order?.orderNumber ?? '', ARCHIVE),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, model.text]);
    }
  });
});

describe('an order of another member', () => {
  it('is hidden from the member of the archive', async () => {
    const model = await sandbox.getOrder('US99999999', ARCHIVE);
    for (const orderNumber of ['US10000001', 'RT10000010', 'CA10000001', 'US30000060']) {
      for (const answer of [
        await sandbox.getOrder(orderNumber, ARCHIVE),
        await sandbox.getSummary(orderNumber, ARCHIVE),
      ]) {
        expect([answer.status, answer.text]).toEqual([404, model.text]);
      }
    }
  });

  it('opens for that member as for any guest who knows the contact', async () => {
    const answer = await sandbox.getSummary('US10000001', { ...ARCHIVE, ...EMAIL });
    expect(toOrderBody(answer).orderNumber).toBe('US10000001');
  });
});
