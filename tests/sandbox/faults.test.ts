import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAULT_CHOICES } from '../../demo/sandbox/faults/fault-list.js';
import { toOrder } from '../../src/orders/api/order.js';
import { toOrderPage } from '../../src/orders/api/list-order-history.js';
import {
  EMAIL,
  FIRST_PAGE,
  MEMBER,
  startSandbox,
  toOrderBody,
  toPageBody,
  type Answer,
  type SandboxUnderTest,
} from './start-sandbox.js';

const ORIGIN = 'http://partner.example.com';

let sandbox: SandboxUnderTest;
let good: Answer;
beforeAll(async () => {
  sandbox = await startSandbox({ origins: [ORIGIN] });
  good = await sandbox.getSummary('US10000001');
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

function requestWithFault(fault: string, more: Record<string, string> = {}): Promise<Answer> {
  return sandbox.getSummary('US10000001', { ...EMAIL, ...more, 'x-sandbox-fault': `get-order-summary:${fault}` });
}

async function readBody(fault: string): Promise<Record<string, unknown>> {
  const answer = await requestWithFault(fault);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as Record<string, unknown>;
}

describe('a status fault', () => {
  it.each<[fault: string, status: number, retryAfter: string | null]>([
    ['status-401', 401, null],
    ['status-403', 403, null],
    ['status-404', 404, null],
    ['status-409', 409, null],
    ['status-429', 429, '2'],
    ['status-429-date', 429, 'Tue, 01 Jan 2030 00:00:00 GMT'],
    ['status-429-huge', 429, '86400'],
    ['status-429-negative', 429, '-5'],
    ['status-500', 500, null],
    ['status-503', 503, '1'],
    ['executed-500', 500, null],
    ['executed-503', 503, '1'],
  ])('%s answers %i with the error body', async (fault, status, retryAfter) => {
    const answer = await requestWithFault(fault, { origin: ORIGIN });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(answer.text).toMatch(/^\{"errors":\[\{"code":"[A-Z_]+","message":".+"\}\]\}$/);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it.each<[fault: string, after: number]>([
    ['status-500', 200],
    ['executed-500', 429],
    ['status-503', 200],
    ['executed-503', 429],
  ])(
    'after a miss under %s, which counts if it was processed, the next lookup is answered %i',
    async (fault, after) => {
      const guarded = await startSandbox({ missesPerMinute: 1 });
      await guarded.getSummary('US99999999', { ...EMAIL, 'x-sandbox-fault': `get-order-summary:${fault}` });
      expect((await guarded.getSummary('US10000001')).status).toBe(after);
      await guarded.close();
    },
  );

  it('status-404 is identical to a lookup without a match', async () => {
    expect((await requestWithFault('status-404')).text).toBe((await sandbox.getSummary('US99999999')).text);
  });

  it.each<[fault: string, status: number]>([
    ['status-429-opaque', 429],
    ['status-503-opaque', 503],
  ])('%s lacks the header that lets a page read it', async (fault, status) => {
    const answer = await requestWithFault(fault, { origin: ORIGIN });
    expect(answer.status).toBe(status);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it('status-204 and empty have no body', async () => {
    for (const [fault, status] of [
      ['status-204', 204],
      ['empty', 200],
    ] as const) {
      const answer = await requestWithFault(fault);
      expect([answer.status, answer.text]).toEqual([status, '']);
    }
  });
});

describe('a body fault', () => {
  it.each<[fault: string, status: number]>([
    ['login-html', 200],
    ['status-502-html', 502],
  ])('%s sends a page with status %i', async (fault, status) => {
    const answer = await requestWithFault(fault);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toMatch(/^<(!doctype html|html)>/);
  });

  it('malformed sends the beginning of the valid answer as JSON', async () => {
    const answer = await requestWithFault('malformed');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(good.text.startsWith(answer.text)).toBe(true);
    expect(() => void JSON.parse(answer.text)).toThrow(SyntaxError);
  });

  it('missing-image names pictures that do not exist, and changes nothing else', async () => {
    const answer = await requestWithFault('missing-image');
    const picture = `${sandbox.url}/sandbox/pictures/missing.svg`;
    expect(toOrderBody(answer).group[0]?.orderItems[0]?.product.productImage).toBe(picture);
    expect((await fetch(picture)).status).toBe(404);
    expect(answer.text.replaceAll(/"productImage":"[^"]+"/g, '')).toBe(
      good.text.replaceAll(/"productImage":"[^"]+"/g, ''),
    );
  });
});

describe('a drift fault', () => {
  it('drift-extra adds fields everywhere, including __proto__, and removes none', async () => {
    const { text } = await requestWithFault('drift-extra');
    expect(text).toContain('"__proto__":{"polluted":true}');
    expect(toOrder(JSON.parse(text))).toEqual(toOrder(JSON.parse(good.text)));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('drift-null makes optional fields null', async () => {
    expect(await readBody('drift-null')).toMatchObject({ shipments: null, transaction: { message: null } });
  });

  it('drift-types gives optional fields a wrong type', async () => {
    expect(await readBody('drift-types')).toMatchObject({ currency: { value: 42 } });
  });

  it('drift-enums uses unknown values', async () => {
    expect(await readBody('drift-enums')).toMatchObject({ orderType: 'SOMETHING_NEW' });
  });

  it('drift-missing removes a required field from one line', async () => {
    const order = toOrder(await readBody('drift-missing'));
    expect(order.unreadable).toEqual([{ path: 'group[1].orderItems[1].product.title' }]);
  });

  it('drift combines these and still leaves an order to show', async () => {
    const order = toOrder(await readBody('drift'));
    expect(order).toMatchObject({ kind: 'unknown', currency: '', total: 329.22 });
    expect(order.groups.map(({ items, tone }) => [items.length, tone])).toEqual([
      [2, 'neutral'],
      [1, 'neutral'],
    ]);
    expect(order.unreadable.map(({ path }) => path)).toEqual(['currency', 'group[1].orderItems[1].product.title']);
  });

  it('drift-random breaks one random field', async () => {
    let calls = 0;
    const seeded = await startSandbox({ random: () => (calls++ * 0.37) % 1 });
    const drifted = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const headers = { ...EMAIL, 'x-sandbox-fault': 'get-order-summary:drift-random' };
      const { text } = await seeded.getSummary('US10000001', headers);
      expect(text.replaceAll(seeded.url, sandbox.url)).not.toBe(good.text);
      drifted.add(text);
    }
    expect(drifted.size).toBeGreaterThan(1);
    await seeded.close();
  });

  it("breaks a member's order in the same way as a guest's", async () => {
    for (const fault of ['drift-null', 'drift-types', 'drift-enums', 'drift-missing', 'drift-extra', 'missing-image']) {
      const answer = await sandbox.getOrder('US10000001', { ...MEMBER, 'x-sandbox-fault': `get-order:${fault}` });
      expect(answer.text).toBe((await requestWithFault(fault)).text);
    }
  });

  it('breaks every order of a page, and loses the last one with drift-missing', async () => {
    const readPage = async (fault: string) =>
      toPageBody(
        await sandbox.listHistory(FIRST_PAGE, { ...MEMBER, 'x-sandbox-fault': `list-order-history:${fault}` }),
      );
    const { objects } = await readPage('drift-types');
    expect(objects.map(({ currency }) => currency)).toEqual(Array.from({ length: 10 }, () => ({ value: 42 })));
    const { orders, unreadable } = toOrderPage(await readPage('drift-missing'));
    expect([orders.length, unreadable, orders[0]?.unreadable.length]).toEqual([9, 1, 1]);
    expect(toOrderPage(await readPage('drift'))).toMatchObject({
      next: `after:${objects.at(-1)?.orderNumber}`,
      unreadable: 1,
    });
  });

  it('breaks the guest check too', async () => {
    const body = { orderNumber: 'US10000001', phoneNumber: '5035550101' };
    const { text } = await sandbox.requestGuestCheck(body, { 'x-sandbox-fault': 'request-guest-check:drift-missing' });
    expect(text).toBe('{}');
  });
});

describe('a timing fault', () => {
  it('latency delays the valid answer by this many milliseconds', async () => {
    const start = performance.now();
    expect((await requestWithFault('latency-250')).text).toBe(good.text);
    expect(performance.now() - start).toBeGreaterThanOrEqual(245);
  });

  it.each(['slow', 'timeout'])('%s does not answer for a while, and is recorded in the journal', async (fault) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const headers = { ...EMAIL, 'x-sandbox-fault': `get-order-summary:${fault}` };
    const pendingAnswer = sandbox.request('/summary/v1/US10000001?filter=country(us)&filter=language(en)', {
      headers,
      signal: controller.signal,
    });
    await expect(pendingAnswer).rejects.toThrow('aborted');
    expect(await sandbox.listRequests()).toMatchObject([{ fault }]);
  });
});

describe('a connection fault', () => {
  it.each(['reset', 'lost-answer'])('%s breaks it before an answer', async (fault) => {
    await expect(requestWithFault(fault)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect((await requestWithFault('latency-0')).text).toBe(good.text);
  });

  it('reset does nothing, lost-answer processes the request', async () => {
    const guarded = await startSandbox({ missesPerMinute: 1 });
    const miss = (fault: string) =>
      guarded.getSummary('US99999999', { ...EMAIL, 'x-sandbox-fault': `get-order-summary:${fault}` });
    await expect(miss('reset')).rejects.toThrow();
    expect((await guarded.getSummary('US10000001')).status).toBe(200);
    await expect(miss('lost-answer')).rejects.toThrow();
    expect((await guarded.getSummary('US10000001')).status).toBe(429);
    await guarded.close();
  });

  it('reset-body breaks it in the middle of the valid answer', async () => {
    const headers = { ...EMAIL, 'x-sandbox-fault': 'get-order-summary:reset-body' };
    const response = await fetch(`${sandbox.url}/summary/v1/US10000001?filter=country(us)&filter=language(en)`, {
      headers,
    });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(good.text.length)]);
    await expect(response.text()).rejects.toThrow();
  });

  it('leaves no trace if a browser would silently repeat the request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const requestAsBrowser = (fault: string) =>
      new Promise<string>((resolve) => {
        const headers = { ...EMAIL, 'sec-fetch-site': 'cross-site', 'x-sandbox-fault': `get-order-summary:${fault}` };
        const url = `${sandbox.url}/summary/v1/US10000001?filter=country(us)&filter=language(en)`;
        const request = get(url, { agent, headers }, (response) => {
          response.resume().once('end', () => resolve('answered'));
        });
        request.once('error', () => resolve(request.reusedSocket ? 'broken when used again' : 'broken when new'));
      });

    expect(await requestAsBrowser('latency-0')).toBe('answered');
    expect(await requestAsBrowser('once-reset')).toBe('broken when used again');
    expect(await requestAsBrowser('once-reset')).toBe('broken when new');
    expect(await requestAsBrowser('once-reset')).toBe('answered');
    expect((await sandbox.listRequests()).map(({ fault }) => fault)).toEqual(['latency-0', 'once-reset', undefined]);
    agent.destroy();
  });
});

describe('the fault header', () => {
  it('with once- fails only the first request, for each page load', async () => {
    const statusOf = async (visitor: string) =>
      (await requestWithFault('once-status-500', { 'x-visitor-id': visitor })).status;
    const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
    expect([await statusOf(first), await statusOf(first), await statusOf(second)]).toEqual([500, 200, 500]);
  });

  it('accepts several faults: each call gets the next one that has not happened', async () => {
    const header =
      'get-order-summary:once-status-500, get-order-summary:once-status-429,request-guest-check:status-503';
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push((await sandbox.getSummary('US10000001', { ...EMAIL, 'x-sandbox-fault': header })).status);
    }
    expect(statuses).toEqual([500, 429, 200]);
  });

  it('has choices that are listed and documented', async () => {
    const { text } = await sandbox.request('/sandbox/faults');
    expect(JSON.parse(text)).toEqual({ faults: FAULT_CHOICES });
    const handbook = await readFile(new URL('../../docs/backend.md', import.meta.url), 'utf8');
    const rows = handbook.replaceAll(/ +/g, ' ');
    expect(FAULT_CHOICES.filter(({ name, meaning }) => !rows.includes(`| \`${name}\` | ${meaning} |`))).toEqual([]);
  });
});
