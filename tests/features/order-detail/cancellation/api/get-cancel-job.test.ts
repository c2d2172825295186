import { describe, expect, it, vi } from 'vitest';
import { getCancelJob } from '../../../../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { followJob } from '../../../../../src/http/jobs.js';
import type { CancelResult } from '../../../../../src/orders/model/cancellation.js';
import type { Proof } from '../../../../../src/http/model/secret.js';
import type { Job } from '../../../../../src/http/model/job.js';
import { createTestContext, type CallContextOptions } from '../../../../support/call-context.js';
import { watchCall } from '../../../../support/call-under-test.js';
import { NOON } from '../../../../support/fake-clock.js';
import { createFakePlatform } from '../../../../support/fake-platform.js';
import { createFakeGate } from '../../../../support/job-under-test.js';
import { answer, networkError, silence, type Reply } from '../../../../support/scripted-fetch.js';
import { sealContact } from '../../../../support/secrets.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
const PROOF = sealContact({ email: 'guest@example.com' });
const BEGUN: Job<CancelResult> = { id: 'job-1', isDone: false, hasFailed: false };
const pending = answer(200, { jobId: 'job-1', status: 'PENDING' });
const cancelled = answer(200, { jobId: 'job-1', status: 'COMPLETED', response: { status: 'CANCELLED' } });
const CANCELLED = { kind: 'found', value: { status: 'done', result: 'cancelled' } };
const CALL = { code: 'service-get-cancel-job-failure', call: 'get-cancel-job' };

interface Play extends Pick<CallContextOptions, 'tokens'> {
  readonly replies: readonly [Reply, ...Reply[]];
  readonly random?: () => number;
}

/** Polls the job until its end, and returns when each request was sent. */
async function play({ replies, random, tokens = [] }: Play) {
  const platform = createFakePlatform({ ...(random && { random }) });
  platform.network.script(...replies);
  const startedAt = platform.clock.now();
  const { signal } = new AbortController();
  const context = createTestContext({ platform, tokens });
  const getJob = (jobId: string) => getCancelJob(context, { jobId, proof: PROOF }, signal);
  const watched = watchCall(platform.clock, followJob({ platform, gate: createFakeGate(), getJob, signal }, BEGUN));
  await platform.clock.pass(10 * MINUTE);
  const { requests } = platform.network;
  return { ...watched, requests, left: requests.map(({ at }) => at - startedAt) };
}

describe('the request for the job of a cancellation', () => {
  const getJob = async (options: CallContextOptions, proof: Proof | undefined, jobId = 'job-1') => {
    const context = createTestContext(options);
    context.platform.network.script(pending);
    await getCancelJob(context, { jobId, proof }, new AbortController().signal);
    const [request] = context.platform.network.requests;
    return {
      method: request?.method,
      url: request?.url,
      body: request?.body,
      token: request?.headers.get('authorization'),
      email: request?.headers.get('x-guest-email'),
      phone: request?.headers.get('x-guest-phone'),
    };
  };
  const URL_OF_JOB = 'https://api.shop.example/order_mgmt/ordermods/v1/jobs/job-1';
  const NOTHING = { method: 'GET', url: URL_OF_JOB, body: undefined, token: null, email: null, phone: null };

  it.each<[who: string, options: CallContextOptions, proof: Proof | undefined, sent: object]>([
    ['a member', { tokens: ['t0ken'] }, undefined, { token: 'Bearer t0ken' }],
    ['a guest with an e-mail address', {}, PROOF, { email: 'guest%40example.com' }],
    ['a guest with a phone number', {}, sealContact({ phoneNumber: '5035550101' }), { phone: '5035550101' }],
    [
      'a guest of a retailer who takes filters',
      { guestCredentials: 'filter' },
      PROOF,
      { url: `${URL_OF_JOB}?filter=email(guest%40example.com)` },
    ],
  ])('of %s has the proof of the requester, and nothing else', async (...[, options, proof, sent]) => {
    expect(await getJob(options, proof)).toEqual({ ...NOTHING, ...sent });
  });

  it('encodes the id of a job so that it cannot change the path', async () => {
    const { url = '' } = await getJob({}, PROOF, '../../x?y#z');
    expect(new URL(url).pathname).toBe('/order_mgmt/ordermods/v1/jobs/..%2F..%2Fx%3Fy%23z');
  });
});

describe('the job of a cancellation', () => {
  it('is polled until it is done, and returns the result', async () => {
    const { left, outcome, timersLeft } = await play({ replies: [pending, pending, cancelled] });
    expect([left, outcome, timersLeft]).toEqual([[500, 1_000, 1_500], CANCELLED, 0]);
  });

  it('is polled after its eta; an invalid eta is ignored', async () => {
    const withEta = (eta: unknown): Reply => answer(200, { jobId: 'job-1', status: 'PENDING', eta });
    const { left } = await play({ replies: [withEta(2_000), withEta('9000'), withEta(null), cancelled] });
    expect(left).toEqual([500, 2_500, 3_000, 3_500]);
  });

  it('is polled 20 times with an unknown status', async () => {
    const { left, outcome } = await play({ replies: [answer(200, { jobId: 'job-1', status: 'QUEUED' })] });
    expect([left.length, outcome]).toEqual([20, { kind: 'found', value: { status: 'open' } }]);
  });

  it('has failed with any non-empty error, and with no other', async () => {
    const withError = (error: unknown): Reply => answer(200, { jobId: 'job-1', status: 'PENDING', error });
    const { left, outcome } = await play({
      replies: [withError({}), withError({ code: '' }), withError(null), withError({ message: 'No.' })],
    });
    expect([left.length, outcome]).toEqual([4, { kind: 'found', value: { status: 'failed' } }]);
  });

  const MESSAGE = 'Could not parse server response';

  it.each<[what: string, replies: readonly [Reply, ...Reply[]], requests: number, failure: object]>([
    ['the service refuses', [pending, answer(403)], 2, { status: 403, retryable: false }],
    ['it is in conflict', [answer(409)], 1, { status: 409, retryable: false }],
    ['nobody is signed in', [answer(401)], 1, { status: 401, retryable: false }],
    ['a sign-in page stands in the way', [answer(200, '<html></html>')], 1, { status: 401, retryable: false }],
    [
      'the answer has another shape',
      [answer(200, { status: 'PENDING' })],
      1,
      { retryable: true, unreadable: 'shape', details: { paths: ['jobId'], message: MESSAGE } },
    ],
    [
      'five answers are no JSON',
      [answer(200, '{')],
      5,
      { status: 200, retryable: true, unreadable: 'json', details: { message: MESSAGE } },
    ],
    ['five times nothing comes', [silence], 5, { retryable: true }],
    ['five connections break', [networkError], 5, { retryable: true }],
    ['five answers are 500', [answer(500)], 5, { status: 500, retryable: true }],
  ])('is lost if %s', async (...[, replies, requests, failure]) => {
    const { left, outcome, timersLeft } = await play({ replies });
    expect(outcome).toEqual({ kind: 'failed', failure: { ...CALL, ...failure } });
    expect([left.length, timersLeft]).toEqual([requests, 0]);
  });

  it('is polled further after an answer that is no JSON', async () => {
    const { left, outcome } = await play({ replies: [answer(200, '{'), answer(204), cancelled] });
    expect([left.length, outcome]).toEqual([3, CANCELLED]);
  });

  it('is polled further with another token after the first one expired', async () => {
    const tokens = ['old', 'old', 'new'];
    const { requests, outcome } = await play({ tokens, replies: [pending, answer(401), cancelled] });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(
      tokens.map((token) => `Bearer ${token}`),
    );
    expect(outcome).toEqual(CANCELLED);
  });

  it('is missing if the service does not know it', async () => {
    const { outcome } = await play({ replies: [pending, answer(404)] });
    expect(outcome).toEqual({ kind: 'missing' });
  });
});

describe('a thousand shoppers who are told to wait ten seconds each time in an outage of half a minute', () => {
  const OUTAGE_ENDS = NOON + 30_000;
  const inOutage: Reply = (request) =>
    (request.at < OUTAGE_ENDS ? answer(503, '', { 'retry-after': '10' }) : cancelled)(request);

  it('never return early, and never return together', async () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const herd = await Promise.all(Array.from({ length: 1_000 }, () => play({ replies: [inOutage], random })));
    const pauses = herd.flatMap(({ left }) => left.slice(1).map((at, index) => at - (left[index] ?? 0)));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10_000);
    const counts = new Map<number, number>();
    for (const at of herd.flatMap(({ left }) => left.slice(1))) {
      const second = Math.floor(at / 1_000);
      counts.set(second, (counts.get(second) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(250);
    expect(herd.map(({ outcome }) => outcome)).toEqual(herd.map(() => CANCELLED));
  });
});
