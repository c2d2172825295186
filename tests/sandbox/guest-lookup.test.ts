import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { EMAIL, startSandbox, toOrderBody, type SandboxUnderTest } from './start-sandbox.js';

const READ = 'filter=country(us)&filter=language(en)';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 10_000 });
});
afterAll(() => sandbox.close());

describe('reading an order as a guest', () => {
  const open = scenarios.filter(({ needsProof }) => !needsProof);

  it.each(open.map(({ orderNumber, email }) => [orderNumber, email !== undefined]))(
    'opens %s with the e-mail address if the order has one',
    async (orderNumber, hasEmail) => {
      const answer = await sandbox.getSummary(orderNumber);
      expect(answer.status).toBe(hasEmail ? 200 : 404);
      if (hasEmail) expect(toOrderBody(answer).orderNumber).toBe(orderNumber);
    },
  );

  it.each(open.map(({ orderNumber }) => [orderNumber]))('opens %s with the phone number', async (orderNumber) => {
    const phone = orderNumber.startsWith('CN') ? '+8613800138000' : '5035550101';
    expect((await sandbox.getSummary(orderNumber, { 'x-guest-phone': phone })).status).toBe(200);
  });

  it.each([
    ['an e-mail address in another case', { 'x-guest-email': 'Guest%40EXAMPLE.com' }, READ],
    ['an e-mail address in a filter', {}, `${READ}&filter=email(guest%40example.com)`],
    ['a phone number in a filter', {}, `${READ}&filter=phoneNumber(5035550101)`],
    ['both contacts, if both are right', { ...EMAIL, 'x-guest-phone': '5035550101' }, READ],
    ["a member's token and no contact", { authorization: 'Bearer member-token' }, READ],
  ])('accepts %s', async (_what, headers, query) => {
    expect((await sandbox.getSummary('US10000001', headers as Record<string, string>, query)).status).toBe(200);
  });

  it('decodes a percent-encoded plus in a filter', async () => {
    const query = 'filter=country(cn)&filter=language(zh)&filter=phoneNumber(%2B8613800138000)';
    expect((await sandbox.getSummary('CN10000003', {}, query)).status).toBe(200);
  });

  it('opens the phone order with no e-mail address, not even an empty one', async () => {
    expect((await sandbox.getSummary('US10000027', EMAIL)).status).toBe(404);
    expect((await sandbox.getSummary('US10000027', {}, `${READ}&filter=email()`)).status).toBe(400);
  });
});

describe('a lookup without a match', () => {
  const MISSES: readonly (readonly [what: string, orderNumber: string, headers: Record<string, string>])[] = [
    ['an unknown number', 'US99999999', EMAIL],
    ['a number in another case', 'us10000001', EMAIL],
    ['a wrong e-mail address', 'US10000001', { 'x-guest-email': 'someone%40example.com' }],
    ['a wrong phone number', 'US10000001', { 'x-guest-phone': '5035550199' }],
    ['a right e-mail address beside a wrong phone number', 'US10000001', { ...EMAIL, 'x-guest-phone': '5035550199' }],
    ['a phone number without its dial code', 'CN10000001', { 'x-guest-phone': '13800138000' }],
  ];

  it.each(MISSES)('gets the standard 404 for %s', async (_what, orderNumber, headers) => {
    const model = await sandbox.getSummary('NOSUCHORDER', EMAIL);
    const answer = await sandbox.getSummary(orderNumber, headers);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(model.text);
    expect([...answer.headers.keys()]).toEqual([...model.headers.keys()]);
  });

  it('takes about the same time, whatever was wrong', async () => {
    const times = new Map(MISSES.map(([what]) => [what, [] as number[]]));
    for (let round = 0; round < 25; round += 1) {
      for (const [what, orderNumber, headers] of MISSES) {
        const start = performance.now();
        await sandbox.getSummary(orderNumber, headers);
        times.get(what)?.push(performance.now() - start);
      }
    }
    const medians = [...times.values()].map((values) => values.sort((a, b) => a - b)[12] ?? Number.NaN);
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(25);
  });
});

describe('the guest check', () => {
  it('accepts a phone number that belongs to the order', async () => {
    const answer = await sandbox.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber: '5035550101' });
    expect([answer.status, answer.text]).toEqual([200, '{"valid":true}']);
  });

  it('compares a Chinese number with its dial code', async () => {
    const check = (phoneNumber: string) => sandbox.requestGuestCheck({ orderNumber: 'CN10000002', phoneNumber });
    expect((await check('+8613800138000')).status).toBe(200);
    expect((await check('13800138000')).status).toBe(404);
  });

  it('answers a miss with the body of a failed summary', async () => {
    const summary = await sandbox.getSummary('US99999999');
    for (const orderNumber of ['US10000001', 'US99999999']) {
      const answer = await sandbox.requestGuestCheck({ orderNumber, phoneNumber: '5035550199' });
      expect([answer.status, answer.text]).toEqual([404, summary.text]);
    }
  });
});

describe('guessing', () => {
  it('blocks an address after too many misses, even for hits, until the minute is over', async () => {
    const guarded = await startSandbox({ missesPerMinute: 3 });
    for (let miss = 0; miss < 3; miss += 1) expect((await guarded.getSummary('US99999999')).status).toBe(404);
    guarded.pass(20_000);
    const refused = await guarded.getSummary('US10000001');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect((await guarded.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber: '5035550101' })).status).toBe(
      429,
    );
    guarded.pass(40_001);
    expect((await guarded.getSummary('US10000001')).status).toBe(200);
    await guarded.close();
  });

  it('does not count successful lookups', async () => {
    const guarded = await startSandbox({ missesPerMinute: 1 });
    for (let hit = 0; hit < 5; hit += 1) expect((await guarded.getSummary('US10000001')).status).toBe(200);
    await guarded.close();
  });
});
