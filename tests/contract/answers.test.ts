import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../demo/sandbox/scenarios/language.js';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { toOrder } from '../../src/api/schemas/order.js';
import { EMAIL, startSandbox, type Answer, type SandboxUnderTest } from '../sandbox/start-sandbox.js';
import { createAnswerCheck } from './openapi-document.js';

const MEMBER = { authorization: 'Bearer member-token' };
const checkAnswer = createAnswerCheck({ isClosed: true });

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 4 });
});
afterAll(() => sandbox.close());

function findFaults(call: string, { status, text }: Answer): string[] {
  return checkAnswer(call, status, JSON.parse(text));
}

function askWith(fault: string): Promise<Answer> {
  return sandbox.askSummary('US10000001', { ...EMAIL, 'x-sandbox-fault': `get-order-summary:${fault}` });
}

describe('every order of the sandbox', () => {
  it.each(scenarios.map(({ orderNumber }) => orderNumber))(
    '%s is as docs/openapi.json says, in every language, and the client reads all of it',
    async (orderNumber) => {
      for (const language of LANGUAGES) {
        const query = `filter=country(us)&filter=language(${language})`;
        const answer = await sandbox.askSummary(orderNumber, MEMBER, query);
        expect(findFaults('get-order-summary', answer)).toEqual([]);
        expect(toOrder(JSON.parse(answer.text))).toMatchObject({ orderNumber, kind: 'sales', unreadable: [] });
      }
    },
  );
});

describe('every refusal of the sandbox is as docs/openapi.json says', () => {
  it.each<[status: number, what: string, ask: () => Promise<Answer>]>([
    [400, 'a wrong request', () => sandbox.askSummary('x')],
    [401, 'a token nobody issued', () => sandbox.askSummary('US10000001', { authorization: 'Bearer stale' })],
    [404, 'a miss', () => sandbox.askSummary('US99999999')],
    [429, 'a fault', () => askWith('status-429')],
    [500, 'a fault', () => askWith('status-500')],
    [503, 'a fault', () => askWith('status-503')],
  ])('%i for %s', async (status, _what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(findFaults('get-order-summary', answer)).toEqual([]);
  });

  it('429 for too many misses', async () => {
    const body = { orderNumber: 'US99999999', phoneNumber: '5035550101' };
    let answer = await sandbox.askGuestCheck(body);
    for (let miss = 0; miss < 4; miss += 1) answer = await sandbox.askGuestCheck(body);
    expect(answer.status).toBe(429);
    expect(findFaults('request-guest-check', answer)).toEqual([]);
    await sandbox.reset();
  });
});

describe('the guest check', () => {
  it.each([
    [200, '5035550101'],
    [404, '5035550199'],
  ])('answers %i as docs/openapi.json says', async (status, phoneNumber) => {
    const answer = await sandbox.askGuestCheck({ orderNumber: 'US10000001', phoneNumber });
    expect(answer.status).toBe(status);
    expect(findFaults('request-guest-check', answer)).toEqual([]);
  });
});

describe('this check itself', () => {
  it.each([
    ['drift-types', '/currency must be string'],
    ['drift-enums', '/orderType must be equal to one of the allowed values'],
    ['drift-missing', "/group/1/orderItems/1/product must have required property 'title'"],
    ['drift-extra', 'must NOT have additional properties'],
  ])('catches %s, which the client forgives', async (fault, finding) => {
    const answer = await askWith(fault);
    expect(findFaults('get-order-summary', answer).join('\n')).toContain(finding);
    expect(() => toOrder(JSON.parse(answer.text))).not.toThrow();
  });

  it('lets a service add fields, where the sandbox may not', async () => {
    const { status, text } = await askWith('drift-extra');
    expect(createAnswerCheck({ isClosed: false })('get-order-summary', status, JSON.parse(text))).toEqual([]);
  });

  it('catches an amount below zero, a date without a zone and an address that is none', async () => {
    const answer = await sandbox.askSummary('US10000001');
    const broken = answer.text
      .replace(/"subTotal":[\d.]+/, '"subTotal":-1')
      .replace(/"orderDate":"[^"]+"/, '"orderDate":"2026-11-20T10:00:00"')
      .replace(/"productImage":"[^"]+"/, '"productImage":"http://[not an address"');
    const findings = checkAnswer('get-order-summary', 200, JSON.parse(broken)).join('\n');
    for (const field of ['/subTotal', '/orderDate', '/productImage']) expect(findings).toContain(field);
  });

  it('knows no answer that is not documented', () => {
    expect(checkAnswer('get-order-summary', 418, {})).toEqual([
      'get-order-summary has no documented answer with status 418',
    ]);
  });
});
