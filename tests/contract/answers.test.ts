import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../demo/sandbox/scenarios/language.js';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { toOrder } from '../../src/orders/api/order.js';
import { toPartnerPage } from '../../src/features/order-history/partners/api/list-partner-history.js';
import { toOrderPage } from '../../src/orders/api/list-order-history.js';
import {
  ARCHIVE,
  EMAIL,
  FIRST_PAGE,
  MEMBER,
  startSandbox,
  toJobBody,
  type Answer,
  type SandboxUnderTest,
} from '../sandbox/start-sandbox.js';
import { createAnswerCheck } from './openapi-document.js';
import { sampleRows } from '../support/sample.js';

const checkAnswer = createAnswerCheck({ isClosed: true });

/** The country of a language that another one shares with it; all others are asked for in the United States. */
const COUNTRIES: Readonly<Record<string, string>> = { en: 'gb', 'zh-Hant': 'tw' };

/** The query of each language: two letters, plus a country. A sampled run has a quarter of the languages. */
const QUERIES = sampleRows(LANGUAGES).map((language) => {
  const [letters = ''] = language.split('-');
  return `filter=country(${COUNTRIES[language] ?? 'us'})&filter=language(${letters})`;
});

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 4 });
});
afterAll(() => sandbox.close());

function findFaults(call: string, { status, text }: Answer): string[] {
  return checkAnswer(call, status, JSON.parse(text));
}

function requestWithFault(fault: string): Promise<Answer> {
  return sandbox.getSummary('US10000001', { ...EMAIL, 'x-sandbox-fault': `get-order-summary:${fault}` });
}

describe('every order of the sandbox', () => {
  it.each(scenarios.map(({ orderNumber }) => orderNumber))(
    '%s conforms to docs/openapi.json in each drawn language, and the client reads all of it',
    async (orderNumber) => {
      for (const query of QUERIES) {
        const answer = await sandbox.getSummary(orderNumber, MEMBER, query);
        expect(findFaults('get-order-summary', answer)).toEqual([]);
        const kind = orderNumber.startsWith('RT') ? 'return' : 'sales';
        expect(toOrder(JSON.parse(answer.text))).toMatchObject({ orderNumber, kind, unreadable: [] });
      }
    },
  );

  it.each(scenarios.map(({ orderNumber }) => orderNumber).concat('US30000251'))(
    '%s also conforms if a member reads it',
    async (orderNumber) => {
      expect(findFaults('get-order', await sandbox.getOrder(orderNumber))).toEqual([]);
    },
  );
});

describe('every page of the order history', () => {
  it.each<[whose: string, headers: Record<string, string>, count: number]>([
    ['the member', MEMBER, 10],
    ['the member', MEMBER, 50],
    ['the archive', ARCHIVE, 10],
    ['the archive', ARCHIVE, 50],
  ])(
    'of %s conforms to docs/openapi.json in each drawn language, and the client reads all of it',
    async (_whose, headers, count) => {
      for (const query of QUERIES) {
        const answer = await sandbox.listHistory(`${query}&count=${count}`, headers);
        expect(findFaults('list-order-history', answer)).toEqual([]);
        const { orders, unreadable } = toOrderPage(JSON.parse(answer.text));
        expect(unreadable).toBe(0);
        expect(orders.flatMap((order) => order.unreadable)).toEqual([]);
      }
    },
  );
});

describe('every page of the partner orders', () => {
  it('conforms to docs/openapi.json in each drawn language, and the client reads all of it', async () => {
    for (const query of QUERIES) {
      const answer = await sandbox.listPartnerHistory(`${query}&count=50`);
      expect(findFaults('list-partner-history', answer)).toEqual([]);
      const { orders, unreadable } = toPartnerPage(JSON.parse(answer.text));
      expect([orders.length, unreadable]).toEqual([12, 0]);
      expect(orders.flatMap((order) => order.unreadable)).toEqual([]);
    }
  });
});

describe('the consents of a member', () => {
  it('conform to docs/openapi.json, and so does their refusal', async () => {
    expect(findFaults('list-consents', await sandbox.listConsents('upm-1001'))).toEqual([]);
    const refusal = await sandbox.listConsents('upm-9999');
    expect([refusal.status, findFaults('list-consents', refusal)]).toEqual([404, []]);
  });
});

describe('every refusal of the sandbox conforms to docs/openapi.json', () => {
  it.each<[status: number, what: string, send: () => Promise<Answer>]>([
    [400, 'a wrong request', () => sandbox.getSummary('x')],
    [401, 'an unknown token', () => sandbox.getSummary('US10000001', { authorization: 'Bearer stale' })],
    [404, 'a miss', () => sandbox.getSummary('US99999999')],
    [429, 'a fault', () => requestWithFault('status-429')],
    [500, 'a fault', () => requestWithFault('status-500')],
    [503, 'a fault', () => requestWithFault('status-503')],
  ])('%i for %s', async (status, _what, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(findFaults('get-order-summary', answer)).toEqual([]);
  });

  it.each<{ call: string; status: number; what: string; send: () => Promise<Answer> }>([
    {
      call: 'list-order-history',
      status: 400,
      what: 'a wrong count',
      send: () => sandbox.listHistory(FIRST_PAGE.replace('=10', '=99')),
    },
    {
      call: 'list-order-history',
      status: 400,
      what: 'a foreign anchor',
      send: () => sandbox.listHistory(`${FIRST_PAGE}&anchor=n2`),
    },
    { call: 'list-order-history', status: 401, what: 'a guest', send: () => sandbox.listHistory(FIRST_PAGE, EMAIL) },
    { call: 'get-order', status: 400, what: 'a wrong number', send: () => sandbox.getOrder('x') },
    { call: 'get-order', status: 401, what: 'a guest', send: () => sandbox.getOrder('US10000001', EMAIL) },
    { call: 'get-order', status: 404, what: 'a miss', send: () => sandbox.getOrder('US99999999') },
  ])('$call: $status for $what', async ({ call, status, send }) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(findFaults(call, answer)).toEqual([]);
  });

  it('429 for too many misses', async () => {
    const body = { orderNumber: 'US99999999', phoneNumber: '5035550101' };
    let answer = await sandbox.requestGuestCheck(body);
    for (let miss = 0; miss < 4; miss += 1) answer = await sandbox.requestGuestCheck(body);
    expect(answer.status).toBe(429);
    expect(findFaults('request-guest-check', answer)).toEqual([]);
    await sandbox.reset();
  });
});

describe('the guest check', () => {
  it.each([
    [200, '5035550101'],
    [404, '5035550199'],
  ])('answers %i as docs/openapi.json documents', async (status, phoneNumber) => {
    const answer = await sandbox.requestGuestCheck({ orderNumber: 'US10000001', phoneNumber });
    expect(answer.status).toBe(status);
    expect(findFaults('request-guest-check', answer)).toEqual([]);
  });
});

describe('cancelling an order', () => {
  beforeAll(() => sandbox.reset());

  it.each(['US10000002', 'US10000003', 'US10000004', 'US10000029', 'US10000030'])(
    'for %s conforms to docs/openapi.json from the request to the result of its job, and so does the order',
    async (orderNumber) => {
      const request = await sandbox.requestCancel(orderNumber);
      expect(request.status).toBe(202);
      expect(findFaults('request-cancel', request)).toEqual([]);
      for (let polls = 0; polls < 3; polls += 1) {
        const question = await sandbox.getCancelJob(toJobBody(request).jobId);
        expect(question.status).toBe(200);
        expect(findFaults('get-cancel-job', question)).toEqual([]);
        expect(findFaults('get-order-summary', await sandbox.getSummary(orderNumber))).toEqual([]);
      }
    },
  );

  it.each<{ call: string; status: number; what: string; send: () => Promise<Answer> }>([
    {
      call: 'request-cancel',
      status: 400,
      what: 'an invalid body',
      send: () => sandbox.requestCancel('US10000002', EMAIL, {}),
    },
    { call: 'request-cancel', status: 404, what: 'a miss', send: () => sandbox.requestCancel('US99999999') },
    { call: 'request-cancel', status: 422, what: 'a cancelled order', send: () => sandbox.requestCancel('US10000013') },
    { call: 'request-cancel', status: 422, what: 'another state', send: () => sandbox.requestCancel('US10000014') },
    { call: 'get-cancel-job', status: 400, what: 'no contact', send: () => sandbox.getCancelJob('cancel-0-1', {}) },
    { call: 'get-cancel-job', status: 404, what: 'a miss', send: () => sandbox.getCancelJob('cancel-0-1') },
  ])('$call: $status for $what, as docs/openapi.json documents', async ({ call, status, send }) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(findFaults(call, answer)).toEqual([]);
  });
});

describe('the conformance check', () => {
  it.each([
    ['drift-types', '/currency must be string'],
    ['drift-enums', '/orderType must be equal to one of the allowed values'],
    ['drift-missing', "/group/1/orderItems/1/product must have required property 'title'"],
    ['drift-extra', 'must NOT have additional properties'],
  ])('catches %s, which the client tolerates', async (fault, finding) => {
    const answer = await requestWithFault(fault);
    expect(findFaults('get-order-summary', answer).join('\n')).toContain(finding);
    expect(() => toOrder(JSON.parse(answer.text))).not.toThrow();
  });

  it('catches a page whose last order lacks its number, for which the client drops only that order', async () => {
    const fault = { ...MEMBER, 'x-sandbox-fault': 'list-order-history:drift-missing' };
    const answer = await sandbox.listHistory(FIRST_PAGE, fault);
    expect(findFaults('list-order-history', answer).join('\n')).toContain(
      "/objects/9 must have required property 'orderNumber'",
    );
    const { orders, unreadable } = toOrderPage(JSON.parse(answer.text));
    expect([orders.length, unreadable]).toEqual([9, 1]);
    expect(orders.map((order) => order.unreadable.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('allows a service to add fields, but not the sandbox', async () => {
    const { status, text } = await requestWithFault('drift-extra');
    expect(createAnswerCheck({ isClosed: false })('get-order-summary', status, JSON.parse(text))).toEqual([]);
  });

  it('catches a negative amount, a date without a time zone and an invalid address', async () => {
    const answer = await sandbox.getSummary('US10000001');
    const broken = answer.text
      .replace(/"subTotal":[\d.]+/, '"subTotal":-1')
      .replace(/"orderDate":"[^"]+"/, '"orderDate":"2026-11-20T10:00:00"')
      .replace(/"productImage":"[^"]+"/, '"productImage":"http://[not an address"');
    const findings = checkAnswer('get-order-summary', 200, JSON.parse(broken)).join('\n');
    for (const field of ['/subTotal', '/orderDate', '/productImage']) expect(findings).toContain(field);
  });

  it('rejects an undocumented status', () => {
    expect(checkAnswer('get-order-summary', 418, {})).toEqual([
      'get-order-summary has no documented answer with status 418',
    ]);
  });
});
