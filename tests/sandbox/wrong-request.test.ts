import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMAIL, FIRST_PAGE, listErrorFields, MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

const READ = 'filter=country(us)&filter=language(en)';
const FAULT = 'x-sandbox-fault';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('an invalid request', () => {
  it.each<{ field: string; what: string; orderNumber?: string; headers?: Record<string, string>; query?: string }>([
    { field: 'orderNumber', what: 'too short a number', orderNumber: 'US1' },
    { field: 'orderNumber', what: 'a number with a dash', orderNumber: 'US-10000001' },
    { field: 'x-guest-email', what: 'no contact at all', headers: {} },
    {
      field: 'x-guest-email',
      what: 'an address that is not encoded',
      headers: { 'x-guest-email': 'guest@example.com' },
    },
    { field: 'x-guest-phone', what: 'a phone number as typed', headers: { 'x-guest-phone': '(503) 555-0101' } },
    { field: 'x-visitor-id', what: 'a visitor id that is no UUID', headers: { ...EMAIL, 'x-visitor-id': 'me' } },
    { field: 'appid', what: 'an app id', headers: { ...EMAIL, appid: 'com.example.shop' } },
    { field: 'filter.language', what: 'no language', query: 'filter=country(us)' },
    { field: 'filter.language', what: 'a region', query: 'filter=country(us)&filter=language(en-US)' },
    { field: 'filter.country', what: 'upper case', query: 'filter=country(US)&filter=language(en)' },
    { field: 'filter.colour', what: 'an unknown filter', query: `${READ}&filter=colour(red)` },
    { field: 'filter', what: 'a filter without brackets', query: `${READ}&filter=colour` },
    { field: 'filter', what: 'a filter twice', query: `${READ}&filter=country(de)` },
    { field: FAULT, what: 'an unknown fault', headers: { ...EMAIL, [FAULT]: 'get-order-summary:gremlins' } },
    { field: FAULT, what: 'an unknown call', headers: { ...EMAIL, [FAULT]: 'get-oder:reset' } },
  ])('is answered 400 naming $field for $what', async ({ field, orderNumber = 'US10000001', headers, query }) => {
    const answer = await sandbox.getSummary(orderNumber, headers, query);
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toEqual([field]);
  });

  it.each<[field: string, what: string, query: string]>([
    ['count', 'no count', READ],
    ['count', 'a count of zero', `${READ}&count=0`],
    ['count', 'a count above 50', `${READ}&count=51`],
    ['count', 'a negative count', `${READ}&count=-1`],
    ['count', 'a count that is not a number', `${READ}&count=ten`],
    ['count', 'a count in another notation', `${READ}&count=1e1`],
    ['count', 'an empty count', `${READ}&count=`],
    ['count', 'two counts', `${FIRST_PAGE}&count=10`],
    ['anchor', 'an empty anchor', `${FIRST_PAGE}&anchor=`],
    ['anchor', 'an anchor that was not issued', `${FIRST_PAGE}&anchor=n2`],
    ['anchor', 'an enormous anchor', `${FIRST_PAGE}&anchor=${'a'.repeat(513)}`],
    ['anchor', 'an anchor of an order that is not listed', `${FIRST_PAGE}&anchor=after%3ART10000010`],
    ['anchor', 'an anchor of another country', `${FIRST_PAGE}&anchor=after%3ACA10000001`],
    ['anchor', 'two anchors', `${FIRST_PAGE}&anchor=after%3AUS10000001&anchor=after%3AUS10000002`],
    ['page', 'an unknown query key', `${FIRST_PAGE}&page=2`],
    ['filter.country', 'no country', 'filter=language(en)&count=10'],
    ['filter.email', 'a contact', `${FIRST_PAGE}&filter=email(guest%40example.com)`],
  ])('is answered 400 naming %s for a page of the history with %s', async (field, _what, query) => {
    const answer = await sandbox.listHistory(query);
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toEqual([field]);
  });

  it.each(['count=1', 'count=9', 'count=10', 'count=49', 'count=50'])(
    'does not include a request for a page of the history with %s',
    async (count) => {
      expect((await sandbox.listHistory(`${READ}&${count}`)).status).toBe(200);
    },
  );

  it.each<{ field: string; what: string; orderNumber?: string; headers?: Record<string, string> }>([
    { field: 'orderNumber', what: 'too short a number', orderNumber: 'US1' },
    { field: 'x-visitor-id', what: 'a visitor id that is no UUID', headers: { 'x-visitor-id': 'me' } },
    { field: 'appid', what: 'an app id', headers: { appid: 'com.example.shop' } },
  ])("is answered 400 naming $field for a member's order with $what", async ({ field, orderNumber, headers }) => {
    const answer = await sandbox.getOrder(orderNumber ?? 'US10000001', { ...MEMBER, ...headers });
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toEqual([field]);
  });

  it.each<[fields: string[], body: unknown]>([
    [['phoneNumber'], { orderNumber: 'US10000001' }],
    [['phoneNumber'], { orderNumber: 'US10000001', phoneNumber: 5035550101 }],
    [['phoneNumber'], { orderNumber: 'US10000001', phoneNumber: '503-555-0101' }],
    [['orderNumber'], { orderNumber: ['US10000001'], phoneNumber: '5035550101' }],
    [['orderNumber', 'phoneNumber'], {}],
    [['body'], []],
    [['body'], 'text'],
  ])('names %j for the guest check %j', async (fields, body) => {
    const answer = await sandbox.requestGuestCheck(body);
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toEqual(fields);
  });

  it('names the body of a guest check that is no JSON, or not sent as JSON', async () => {
    const send = (type: string, body: string) =>
      sandbox.request('/order_mgmt/guest_credentials/v1', { method: 'POST', headers: { 'content-type': type }, body });
    const sound = '{"orderNumber":"US10000001","phoneNumber":"5035550101"}';
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=utf-8']) {
      expect((await send(type, sound)).status).toBe(200);
    }
    const broken = await send('application/json', '{"orderNumber":');
    expect([broken.status, listErrorFields(broken)]).toEqual([400, ['body']]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'text/plain, application/json',
    ]) {
      const answer = await send(type, sound);
      expect([type, answer.status, listErrorFields(answer)]).toEqual([type, 415, ['content-type']]);
    }
  });

  it('is answered 401 for an unknown token', async () => {
    for (const authorization of [
      'Bearer stale',
      'Bearer',
      'Bearer member-token x',
      'Basic member-token',
      'member-token',
    ]) {
      for (const answer of [
        await sandbox.getSummary('US10000001', { ...EMAIL, authorization }),
        await sandbox.getOrder('US10000001', { authorization }),
        await sandbox.listHistory(FIRST_PAGE, { authorization }),
      ]) {
        expect([answer.status, answer.text.includes('TOKEN_INVALID')]).toEqual([401, true]);
      }
    }
  });

  it("is answered 401 for a member's call without a token, whatever contact it has", async () => {
    for (const answer of [
      await sandbox.getOrder('US10000001', EMAIL),
      await sandbox.getOrder('US99999999', {}),
      await sandbox.listHistory(FIRST_PAGE, EMAIL),
    ]) {
      expect([answer.status, answer.text.includes('TOKEN_MISSING')]).toEqual([401, true]);
    }
  });

  it('is answered 404 with the error body for a path or a method that does not exist', async () => {
    for (const [path, method] of [
      ['/nowhere', 'GET'],
      ['/order_mgmt/guest_credentials/v1', 'GET'],
    ] as const) {
      const answer = await sandbox.request(path, { method });
      expect([answer.status, answer.text.includes('NO_SUCH_CALL')]).toEqual([404, true]);
    }
  });
});
