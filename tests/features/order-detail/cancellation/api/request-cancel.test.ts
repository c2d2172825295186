import { describe, expect, it } from 'vitest';
import type { CancelRequest } from '../../../../../src/features/order-detail/cancellation/api/request-cancel.js';
import { requestCancel } from '../../../../../src/features/order-detail/cancellation/api/request-cancel.js';
import { createTestContext, type CallContextOptions } from '../../../../support/call-context.js';
import { watchCall } from '../../../../support/call-under-test.js';
import { createFakePlatform } from '../../../../support/fake-platform.js';
import {
  answer,
  networkError,
  silence,
  slow,
  type Reply,
  type SentRequest,
} from '../../../../support/scripted-fetch.js';
import { sealContact } from '../../../../support/secrets.js';

const URL_OF_ORDER = 'https://api.shop.example/order_mgmt/ordermods/v1/A1000/cancelOrder';
const EMAIL = { email: 'guest@example.com' };
const PHONE = { phoneNumber: '5035550101' };
const CALL = { code: 'service-request-cancel-failure', call: 'request-cancel' };
const JOB = { jobId: 'job-1', status: 'PENDING', eta: 400 };
const LOGIN_PAGE = '<!doctype html><title>Sign in</title>';
const accepted = answer(202, JOB);
const OF_A_MEMBER: CancelRequest = {
  orderNumber: 'A1000',
  regionReference: 'NIKEEU',
  contact: sealContact(EMAIL),
  dayPhoneNumber: undefined,
  proof: undefined,
};

interface Play extends CallContextOptions {
  readonly request?: Partial<CancelRequest>;
  readonly replies?: readonly [Reply, ...Reply[]];
  readonly isOnline?: boolean;
}

/** Requests a cancellation, and returns its outcome long after. */
async function cancel({ request, replies = [accepted], isOnline = true, ...options }: Play = {}) {
  const platform = createFakePlatform({ isOnline });
  platform.network.script(...replies);
  const context = createTestContext({ platform, ...options });
  const call = requestCancel(context, { ...OF_A_MEMBER, ...request }, new AbortController().signal);
  const watched = watchCall(platform.clock, call);
  await platform.clock.pass(300_000);
  return { outcome: watched.outcome, requests: platform.network.requests, clock: platform.clock };
}

const refuse = (status: number, message: unknown): Reply => answer(status, { errors: [{ code: 'C-1', message }] });

describe('a request to cancel', () => {
  /** The parts that identify the requester. */
  const read = ({ url, method, headers, body = '' }: SentRequest) => ({
    url,
    method,
    body: JSON.parse(body) as unknown,
    token: headers.get('authorization'),
    email: headers.get('x-guest-email'),
    phone: headers.get('x-guest-phone'),
  });
  const CONSTANTS = {
    omsOrderDocumentReference: '0001',
    omsRegionReference: 'NIKEEU',
    reasonCode: '216',
    reasonText: 'Front end cancellation',
  };
  const PLAIN = { url: URL_OF_ORDER, method: 'POST', token: null, email: null, phone: null };

  it.each<[who: string, play: Play, sent: object, fields: object]>([
    ['a member', { tokens: ['t0ken'] }, { token: 'Bearer t0ken' }, EMAIL],
    [
      'a member without a known e-mail address',
      { tokens: ['t0ken'], request: { contact: sealContact(PHONE) } },
      { token: 'Bearer t0ken' },
      { userInfo: PHONE },
    ],
    [
      'a guest with an e-mail address',
      { request: { proof: sealContact(EMAIL) } },
      { email: 'guest%40example.com' },
      EMAIL,
    ],
    [
      'a guest with a phone number',
      { request: { contact: sealContact(PHONE), proof: sealContact(PHONE) } },
      { phone: '5035550101' },
      { userInfo: PHONE },
    ],
    [
      'a guest with a phone number, whose order names an e-mail address',
      { request: { proof: sealContact(PHONE) } },
      { phone: '5035550101' },
      EMAIL,
    ],
    [
      'a guest of a retailer who takes filters',
      { request: { proof: sealContact({ email: 'guest+orders@example.com' }) }, guestCredentials: 'filter' },
      { url: `${URL_OF_ORDER}?filter=email(guest%2Borders%40example.com)` },
      EMAIL,
    ],
    [
      'a guest with a phone number of a retailer who takes filters',
      { request: { contact: sealContact(PHONE), proof: sealContact(PHONE) }, guestCredentials: 'filter' },
      { url: `${URL_OF_ORDER}?filter=phoneNumber(5035550101)` },
      { userInfo: PHONE },
    ],
    [
      'a member of a retailer who takes filters',
      { tokens: ['t0ken'], guestCredentials: 'filter' },
      { token: 'Bearer t0ken' },
      EMAIL,
    ],
    [
      'a shopper with a day phone number',
      { tokens: ['t0ken'], request: { dayPhoneNumber: '0405550102' } },
      { token: 'Bearer t0ken' },
      { ...EMAIL, dayPhoneNumber: '0405550102' },
    ],
  ])('of %s contains exactly the fields of the contract', async (...[, play, sent, fields]) => {
    const { requests } = await cancel(play);
    expect(requests.map(read)).toEqual([
      { ...PLAIN, ...sent, body: { request: { ...CONSTANTS, ...fields }, sourceOfRequest: 'SELF_SERVICE' } },
    ]);
  });

  it('encodes an order number so that it cannot change the path', async () => {
    const { requests } = await cancel({ request: { orderNumber: '../a?b#c/ü' } });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(
      '/order_mgmt/ordermods/v1/..%2Fa%3Fb%23c%2F%C3%BC/cancelOrder',
    );
  });

  it.each([200, 201, 202])('that is accepted with a %i creates a job', async (status) => {
    const { outcome } = await cancel({ replies: [answer(status, JOB)] });
    const job = { id: 'job-1', isDone: false, hasFailed: false, etaMs: 400 };
    expect(outcome).toEqual({ kind: 'found', value: { status: 'accepted', job } });
  });

  it('may be completed by its first answer', async () => {
    const done = { jobId: 'job-1', status: 'COMPLETED', response: { status: 'CANCELLED' } };
    const { outcome } = await cancel({ replies: [answer(202, done)] });
    expect(outcome).toMatchObject({ value: { job: { isDone: true, result: 'cancelled' } } });
  });
});

describe('a refusal to cancel', () => {
  const ALREADY = 'already in cancelled status';
  const IMPOSSIBLE = 'order is in a state where the requested operation cannot be performed.';

  it.each<[status: number, message: string, reply: string]>([
    [400, ALREADY, 'already'],
    [409, 'Order A1000 is already in cancelled status; nothing was done.', 'already'],
    [422, 'ORDER ALREADY IN CANCELLED STATUS', 'already'],
    [499, ALREADY, 'already'],
    [404, ALREADY, 'already'],
    [400, IMPOSSIBLE, 'impossible'],
    [422, `The ${IMPOSSIBLE} (216)`, 'impossible'],
    [400, 'Order Is In A State Where The Requested Operation Cannot Be Performed', 'impossible'],
  ])('of %i with the text %j is an answer: %s', async (status, message, reply) => {
    const { outcome, requests } = await cancel({ replies: [refuse(status, message)] });
    expect(outcome).toEqual({ kind: 'found', value: { status: reply } });
    expect(requests).toHaveLength(1);
  });

  it('is recognised in any of the errors', async () => {
    const errors = [{ code: 'A' }, { code: 'B', message: 7 }, { code: 'C', message: `It is ${ALREADY}.` }];
    const { outcome } = await cancel({ replies: [answer(400, { errors })] });
    expect(outcome).toEqual({ kind: 'found', value: { status: 'already' } });
  });

  it.each([500, 503])('of %i is a failure, whatever its text: the service is broken', async (status) => {
    const { outcome } = await cancel({ replies: [refuse(status, ALREADY)] });
    expect(outcome).toEqual({ kind: 'failed', failure: { ...CALL, status, retryable: true, isUncertain: true } });
  });

  it.each<[what: string, body: unknown]>([
    ['another text', { errors: [{ code: 'X', message: 'Not today.' }] }],
    ['the text in its code', { errors: [{ code: ALREADY, message: '' }] }],
    ['the text beside its errors', { errors: [], message: ALREADY }],
    ['the text on a page', `<html>${ALREADY}</html>`],
    ['half of the text', { errors: [{ message: 'already in cancelled' }] }],
    ['no errors', {}],
    ['invalid errors', { errors: [null, 7, ALREADY] }],
    ['nothing', null],
  ])('with %s is a refusal', async (_what, body) => {
    const { outcome } = await cancel({ replies: [answer(422, body)] });
    expect(outcome).toEqual({ kind: 'failed', failure: { ...CALL, status: 422, retryable: false } });
  });

  it('without such a text is passed on without its text', async () => {
    const { outcome } = await cancel({ replies: [refuse(422, 'Not for guest@example.com')] });
    expect(JSON.stringify(outcome)).not.toContain('guest');
  });

  it.each([
    ['the body of a miss', { errors: [{ code: 'ORDER_NOT_FOUND', message: 'No order.' }] }],
    ['a page', '<html>Not Found</html>'],
    ['nothing', null],
  ])('of 404 with %s means that the order does not exist for this shopper', async (_what, body) => {
    const { outcome } = await cancel({ replies: [answer(404, body)] });
    expect(outcome).toEqual({ kind: 'missing' });
  });
});

describe('an uncertain cancellation request', () => {
  it.each<[what: string, isUncertain: boolean, reply: Reply, isOnline?: boolean]>([
    ['is not answered', true, silence],
    ['is answered after more than a minute', true, slow(60_001, accepted)],
    ['breaks', true, networkError],
    ['is answered with a 200 of no JSON', true, answer(200, '{')],
    ['is answered with nothing', true, answer(204)],
    ['is answered with a job that has no id', true, answer(202, { status: 'PENDING' })],
    ['is answered with a sign-in page', true, answer(200, LOGIN_PAGE)],
    ['meets a bad gateway', true, answer(502, '<html></html>')],
    ['meets a gateway that gave up', true, answer(504)],
    ['is answered with a 503 without a body', true, answer(503)],
    ['is not answered while the browser takes itself to be offline', true, silence, false],
    ['fails with a 500, though the service says why', true, refuse(500, 'It broke.')],
    ['is refused with a 403', false, answer(403)],
    ['is refused with a 401', false, answer(401)],
    ['is put off with a 503', true, answer(503, '', { 'retry-after': '20' })],
    ['is put off with a 429', false, answer(429, '', { 'retry-after': '20' })],
    ['is throttled without a time', false, answer(429)],
    ['breaks while the shopper is offline', false, networkError, false],
  ])('that %s: %s', async (...[, isUncertain, reply, isOnline = true]) => {
    const { outcome, requests } = await cancel({ replies: [reply], isOnline });
    if (outcome?.kind !== 'failed') throw new Error(`It did not fail: ${JSON.stringify(outcome)}`);
    expect(outcome.failure.isUncertain ?? false).toBe(isUncertain);
    expect(requests).toHaveLength(1);
  });

  it('has a minute to be answered', async () => {
    const { outcome } = await cancel({ replies: [slow(59_999, accepted)] });
    expect(outcome).toMatchObject({ kind: 'found' });
  });
});

describe('a cancellation request with an expired token', () => {
  it('is sent once more with another one, because the service refused it', async () => {
    const { outcome, requests } = await cancel({ tokens: ['old', 'new'], replies: [answer(401), accepted] });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(outcome).toMatchObject({ kind: 'found' });
  });

  it('is not sent a third time', async () => {
    const { outcome, requests } = await cancel({ tokens: ['old', 'new', 'newer'], replies: [answer(401)] });
    expect(requests).toHaveLength(2);
    expect(outcome).toEqual({ kind: 'failed', failure: { ...CALL, status: 401, retryable: false } });
  });

  it('is not sent again after a sign-in page, which says nothing about the service behind it', async () => {
    const { outcome, requests } = await cancel({
      tokens: ['old', 'new'],
      replies: [answer(200, LOGIN_PAGE), accepted],
    });
    expect(requests).toHaveLength(1);
    expect(outcome).toEqual({
      kind: 'failed',
      failure: { ...CALL, status: 401, retryable: false, isUncertain: true },
    });
  });

  it.each<[what: string, second: Reply]>([
    ['a sign-in page', answer(200, LOGIN_PAGE)],
    ['a reset', networkError],
  ])('is uncertain if %s happens on the second try', async (_what, second) => {
    const { outcome, requests } = await cancel({
      tokens: ['old', 'new', 'newer'],
      replies: [answer(401), second, accepted],
    });
    expect(requests).toHaveLength(2);
    expect(outcome).toMatchObject({ failure: { isUncertain: true } });
  });
});
