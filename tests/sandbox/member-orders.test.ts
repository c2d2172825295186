import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { EMAIL, MEMBER, startSandbox, toOrderBody, type SandboxUnderTest } from './start-sandbox.js';
import { countCpuMs } from '../support/count-cpu-ms.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('reading an order as a member', () => {
  it.each(scenarios.map(({ orderNumber }) => orderNumber))(
    'returns %s, as the summary returns it to a guest',
    async (orderNumber) => {
      const answer = await sandbox.getOrder(orderNumber);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe((await sandbox.getSummary(orderNumber, MEMBER)).text);
    },
  );

  it.each(['swoosh-token', 'no-consent-token'])('returns the same for the bearer of %s', async (token) => {
    const answer = await sandbox.getOrder('US10000001', { authorization: `Bearer ${token}` });
    expect(answer.text).toBe((await sandbox.getOrder('US10000001')).text);
  });

  it.each(['US99999999', 'us10000001', 'US20000001', 'RT10000012'])('does not find %s', async (orderNumber) => {
    const answer = await sandbox.getOrder(orderNumber);
    expect([answer.status, answer.text]).toEqual([404, (await sandbox.getSummary('US99999999')).text]);
  });

  it("counts no misses: a member's mistake does not block lookups", async () => {
    const guarded = await startSandbox({ missesPerMinute: 1 });
    for (let miss = 0; miss < 3; miss += 1) expect((await guarded.getOrder('US99999999')).status).toBe(404);
    expect((await guarded.getSummary('US10000001')).status).toBe(200);
    await guarded.close();
  });

  it('is recorded in the journal with its parameters and without the token', async () => {
    await sandbox.reset();
    await sandbox.getOrder('US10000001', { ...MEMBER, 'x-visitor-id': 'unknown' });
    await sandbox.listHistory();
    const journal = await sandbox.listRequests();
    expect(journal.map(({ call, path, carried, status }) => ({ call, path, carried, status }))).toEqual([
      {
        call: 'get-order',
        path: '/history/v1/US10000001',
        carried: ['authorization', 'x-visitor-id', 'filter.country', 'filter.language'],
        status: 200,
      },
      {
        call: 'list-order-history',
        path: '/history/v1',
        carried: ['authorization', 'filter.country', 'filter.language', 'count'],
        status: 200,
      },
    ]);
    expect(JSON.stringify(journal)).not.toContain('member-token');
  });
});

describe('a generated order whose number defines its line count', () => {
  it.each([
    [1, 1],
    [60, 1],
    [250, 1],
    [251, 2],
    [1_000, 4],
  ])('has %i lines in %i parcels', async (lines, parcels) => {
    const order = toOrderBody(await sandbox.getOrder(`US3${String(lines).padStart(7, '0')}`));
    expect(order.group.flatMap(({ orderItems }) => orderItems)).toHaveLength(lines);
    expect([order.group.length, order.shipments?.length]).toEqual([parcels, parcels]);
    expect(Math.max(...order.group.map(({ orderItems }) => orderItems.length))).toBeLessThanOrEqual(250);
  });

  it('has 10,000 lines at most, in 40 parcels, and arrives within two seconds', async () => {
    const getOrder = () => sandbox.getOrder('US30010000');
    let answer: Awaited<ReturnType<typeof getOrder>> | undefined;
    expect(await countCpuMs(async () => (answer = await getOrder()))).toBeLessThan(2_000);
    if (!answer) throw new Error('Nothing came.');
    const order = toOrderBody(answer);
    const keys = order.group.flatMap(({ orderItems }) => orderItems.map(({ orderLineKey }) => orderLineKey));
    expect(new Set(keys).size).toBe(10_000);
    expect(order.shipments?.map(({ items }) => items.length)).toEqual(Array.from({ length: 40 }, () => 250));
    expect(order.shipments?.flatMap(({ items }) => items)).toEqual(keys);
    const prices = order.group.flatMap(({ orderItems }) =>
      orderItems.map(({ lineItemTransaction }) => lineItemTransaction.lineItemChargedPrice),
    );
    expect(order.transaction.subTotal).toBe(prices.reduce((sum, price) => sum + price, 0));
  });

  it('contains many products, and is the same every time', async () => {
    const answer = await sandbox.getOrder('US30000480');
    const items = toOrderBody(answer).group.flatMap(({ orderItems }) => orderItems);
    expect(new Set(items.map(({ product }) => product.productImage)).size).toBe(12 * 8);
    expect((await sandbox.getOrder('US30000480')).text).toBe(answer.text);
  });

  it.each([
    'US30000000',
    'US30010001',
    'US39999999',
    'US3000060',
    'US300000060',
    'us30000060',
    'US3000006O',
    'XUS30000060',
  ])('does not exist as %s', async (orderNumber) => {
    expect((await sandbox.getOrder(orderNumber)).status).toBe(404);
    expect((await sandbox.getSummary(orderNumber)).status).toBe(404);
  });

  it('opens for a guest who knows its contact', async () => {
    expect(toOrderBody(await sandbox.getSummary('US30000060', EMAIL)).orderNumber).toBe('US30000060');
    expect((await sandbox.requestGuestCheck({ orderNumber: 'US30000060', phoneNumber: '5035550101' })).status).toBe(
      200,
    );
    expect((await sandbox.getSummary('US30000060', { 'x-guest-email': 'someone%40example.com' })).status).toBe(404);
  });

  it('is not listed in the history', async () => {
    expect((await sandbox.listHistory('filter=country(us)&filter=language(en)&count=50')).text).not.toContain('"US3');
  });
});
