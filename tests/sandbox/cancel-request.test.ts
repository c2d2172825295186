import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ARCHIVE,
  CANCEL_BODY,
  EMAIL,
  listErrorFields,
  MEMBER,
  startSandbox,
  toJobBody,
  toOrderBody,
  type Answer,
  type SandboxUnderTest,
} from './start-sandbox.js';

const STRANGER = { 'x-guest-email': 'someone%40example.com' };

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox({ missesPerMinute: 1_000 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** A change to the inner part of the request's body; `undefined` removes a field. */
function toBody(change: Record<string, unknown>): unknown {
  return { ...CANCEL_BODY, request: { ...CANCEL_BODY.request, ...change } };
}

/** The request and its polling in the filter form, which a retailer may configure. */
function requestWithFilter(path: string, filter: string, init: RequestInit = {}): Promise<Answer> {
  return sandbox.request(`/order_mgmt/ordermods/v1/${path}?filter=${filter}`, init);
}

describe('an order can be cancelled by anyone who may read it', () => {
  it.each<[who: string, headers: Record<string, string>]>([
    ['a guest with its e-mail address', EMAIL],
    ['a guest with its phone number', { 'x-guest-phone': '5035550101' }],
    ['its member', MEMBER],
    ['another member who knows its contact', { ...ARCHIVE, ...EMAIL }],
  ])('%s', async (_who, headers) => {
    const answer = await sandbox.requestCancel('US10000002', headers);
    expect(answer.status).toBe(202);
    expect((await sandbox.getCancelJob(toJobBody(answer).jobId, headers)).status).toBe(200);
  });

  it.each(['email(guest%40example.com)', 'phoneNumber(5035550101)'])('a guest with the filter %s', async (filter) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(CANCEL_BODY) };
    const answer = await requestWithFilter('US10000002/cancelOrder', filter, init);
    expect(answer.status).toBe(202);
    expect((await requestWithFilter(`jobs/${toJobBody(answer).jobId}`, filter)).status).toBe(200);
  });

  it('whether the body names the requester by e-mail address or phone number, or lacks the day phone', async () => {
    const byPhone = toBody({ email: undefined, userInfo: { phoneNumber: '5035550101' } });
    const withoutDayPhone = toBody({ dayPhoneNumber: undefined });
    expect((await sandbox.requestCancel('US10000002', EMAIL, byPhone)).status).toBe(202);
    expect((await sandbox.requestCancel('US10000003', EMAIL, withoutDayPhone)).status).toBe(202);
  });
});

describe('a requester who may not read the order', () => {
  it.each<[what: string, orderNumber: string, headers: Record<string, string>]>([
    ['a wrong e-mail address', 'US10000002', STRANGER],
    ['a wrong phone number', 'US10000002', { 'x-guest-phone': '5035550199' }],
    ["another member's token", 'US10000002', ARCHIVE],
    ['an unknown number', 'US99999999', EMAIL],
    ['an unknown number and a token', 'US99999999', MEMBER],
    ["a stranger's contact for an order that cannot be cancelled", 'US10000001', STRANGER],
  ])('gets the standard 404 for %s, and nothing is done', async (_what, orderNumber, headers) => {
    const model = await sandbox.getSummary('US99999999');
    const answer = await sandbox.requestCancel(orderNumber, headers);
    expect([answer.status, answer.text]).toEqual([404, model.text]);
    expect(toOrderBody(await sandbox.getSummary('US10000002')).pendingModification).toBeUndefined();
  });

  it('gets the standard 404 for its job as for an unknown one, and does not advance it', async () => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002'));
    const model = await sandbox.getSummary('US99999999');
    for (const [id, headers] of [
      [jobId, STRANGER],
      [jobId, ARCHIVE],
      ['cancel-0-1', EMAIL],
      ['cancel-0-1', MEMBER],
    ] as const) {
      const answer = await sandbox.getCancelJob(id, headers);
      expect([answer.status, answer.text]).toEqual([404, model.text]);
    }
    expect(toJobBody(await sandbox.getCancelJob(jobId)).status).toBe('IN_PROGRESS');
  });

  it('is asked for a contact if there is neither contact nor token', async () => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002'));
    for (const answer of [await sandbox.requestCancel('US10000003', {}), await sandbox.getCancelJob(jobId, {})]) {
      expect([answer.status, listErrorFields(answer)]).toEqual([400, ['x-guest-email']]);
    }
  });

  it('learns that the token has expired', async () => {
    const stale = { ...EMAIL, authorization: 'Bearer stale' };
    for (const answer of [await sandbox.requestCancel('US10000002', stale), await sandbox.getCancelJob('any', stale)]) {
      expect(answer.status).toBe(401);
    }
  });

  it("has to wait after too many misses of either kind, as after a lookup's", async () => {
    const guarded = await startSandbox({ missesPerMinute: 2 });
    expect((await guarded.requestCancel('US10000002', STRANGER)).status).toBe(404);
    expect((await guarded.getCancelJob('cancel-0-1')).status).toBe(404);
    expect((await guarded.requestCancel('US10000002')).status).toBe(429);
    expect((await guarded.getCancelJob('cancel-0-1')).status).toBe(429);
    expect((await guarded.getSummary('US10000001')).status).toBe(429);
    await guarded.close();
  });
});

describe('an invalid request to cancel', () => {
  it.each<[fields: string[], what: string, body: unknown]>([
    [['request.omsOrderDocumentReference'], 'another document', toBody({ omsOrderDocumentReference: '0003' })],
    [['request.omsRegionReference'], 'no region', toBody({ omsRegionReference: undefined })],
    [['request.omsRegionReference'], 'an empty region', toBody({ omsRegionReference: '' })],
    [['request.reasonCode'], 'a reason as a number', toBody({ reasonCode: 216 })],
    [['request.reasonText'], 'a reason with an unknown code', toBody({ reasonText: 'Changed my mind' })],
    [['request.dayPhoneNumber'], 'a day phone of null', toBody({ dayPhoneNumber: null })],
    [['request.dayPhoneNumber'], 'a day phone that is an object', toBody({ dayPhoneNumber: {} })],
    [['request.email'], 'an e-mail address in percent-encoding', toBody({ email: 'guest%40example.com' })],
    [['request.email'], 'neither e-mail address nor phone number', toBody({ email: undefined })],
    [['request.email'], 'both', toBody({ userInfo: { phoneNumber: '5035550101' } })],
    [['request.userInfo.phoneNumber'], 'no number in a phone', toBody({ email: undefined, userInfo: {} })],
    [
      ['request.userInfo.phoneNumber'],
      'a phone number in parts',
      toBody({ email: undefined, userInfo: { phoneNumber: { subscriberNumber: '5035550101' } } }),
    ],
    [
      ['request.userInfo.countryCode'],
      'a dial code beside the phone number',
      toBody({ email: undefined, userInfo: { phoneNumber: '5035550101', countryCode: '1' } }),
    ],
    [['request.colour', 'request.size'], 'unknown fields', toBody({ colour: 'red', size: 'M' })],
    [['orderNumber'], 'an unknown field at the top level', { ...CANCEL_BODY, orderNumber: 'US10000002' }],
    [['sourceOfRequest'], 'another source', { ...CANCEL_BODY, sourceOfRequest: 'CALL_CENTER' }],
    [['request', 'sourceOfRequest'], 'an empty body', {}],
    [['body'], 'a list', []],
  ])('is answered 400 naming %j for %s, and nothing is done', async (fields, _what, body) => {
    const answer = await sandbox.requestCancel('US10000002', EMAIL, body);
    expect(answer.status).toBe(400);
    expect(listErrorFields(answer)).toEqual(fields);
    expect(toOrderBody(await sandbox.getSummary('US10000002')).pendingModification).toBeUndefined();
  });

  it('is answered 400 naming the invalid part of its address or header', async () => {
    const jobs = '/order_mgmt/ordermods/v1/jobs/';
    for (const [field, answer] of [
      ['orderNumber', await sandbox.requestCancel('US1')],
      ['x-visitor-id', await sandbox.requestCancel('US10000002', { ...EMAIL, 'x-visitor-id': 'me' })],
      ['filter.country', await sandbox.request(`${jobs}cancel-0-1?filter=country(us)`, { headers: EMAIL })],
    ] as const) {
      expect([answer.status, listErrorFields(answer)]).toEqual([400, [field]]);
    }
  });
});

describe('the journal', () => {
  it('lists requests and polls without the content of their bodies', async () => {
    const { jobId } = toJobBody(
      await sandbox.requestCancel('US10000002', EMAIL, toBody({ email: 'canary@example.com' })),
    );
    await sandbox.getCancelJob(jobId, MEMBER);
    await sandbox.requestCancel('canary%40example.com');
    expect(await sandbox.listRequests()).toMatchObject([
      { call: 'request-cancel', path: '/order_mgmt/ordermods/v1/US10000002/cancelOrder', carried: ['x-guest-email'] },
      { call: 'get-cancel-job', path: `/order_mgmt/ordermods/v1/jobs/${jobId}`, carried: ['authorization'] },
      { call: 'request-cancel', path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder', status: 400 },
    ]);
    expect(JSON.stringify(await sandbox.listRequests())).not.toContain('canary');
  });
});
