import { describe, expect, it } from 'vitest';
import type { DeferredPaymentRequest } from '../../../../../src/features/order-detail/payment/api/request-deferred-payment.js';
import type { DeferredPayment } from '../../../../../src/orders/model/deferred-payment.js';
import type { Failure } from '../../../../../src/http/model/failure.js';
import type { Job, JobOutcome } from '../../../../../src/http/model/job.js';
import type {
  PaymentState,
  PaymentDeps,
} from '../../../../../src/features/order-detail/payment/store/payment-preparation.js';
import { createPaymentPreparations } from '../../../../../src/features/order-detail/payment/payment-controller.js';
import { VISIBLE_PAGE } from '../../../../support/cancellation-under-test.js';
import { createFakeClock } from '../../../../support/fake-clock.js';
import { createScript, type ScriptedOutcome } from '../../../../support/scripted-calls.js';

const CODE: DeferredPayment = { kind: 'code', url: 'https://pay.alipay.com/1' };
const JOB: Job<DeferredPayment> = { id: 'job-1', isDone: false, hasFailed: false };
const REQUEST: DeferredPaymentRequest = {
  version: 'v2',
  orderNumber: 'CN1',
  approvalId: 'apv-1',
  deviceType: 'DESKTOP',
  returnUrl: 'https://shop.example/?payment=success',
  proof: undefined,
};
const FAILURE: Failure = { code: 'service-deferred-payment-failure', retryable: true };

type Reply = ScriptedOutcome<Job<DeferredPayment>>;
type Settled = ScriptedOutcome<JobOutcome<DeferredPayment>>;

const accepted: Reply = { outcome: { kind: 'found', value: JOB } };
const unknown: ScriptedOutcome<never> = { outcome: { kind: 'missing' } };
const failed = (failure: Partial<Failure> = {}): ScriptedOutcome<never> => ({
  outcome: { kind: 'failed', failure: { ...FAILURE, ...failure } },
});
const ended = (value: JobOutcome<DeferredPayment>): Settled => ({ outcome: { kind: 'found', value } });
const done = ended({ status: 'done', result: CODE });

function create({
  replies = [accepted],
  ends = [done],
}: { replies?: readonly Reply[]; ends?: readonly Settled[] } = {}) {
  const clock = createFakeClock();
  const all = createPaymentPreparations();
  const requests = createScript<Job<DeferredPayment>>(clock);
  const follows = createScript<JobOutcome<DeferredPayment>>(clock);
  requests.set(...replies);
  follows.set(...ends);
  const sent: DeferredPaymentRequest[] = [];
  const questions: unknown[] = [];
  const states: PaymentState[] = [];
  const calls: PaymentDeps['calls'] = {
    requestDeferredPayment(request, signal) {
      sent.push(request);
      return requests.next(signal);
    },
    getDeferredPaymentJob(question) {
      questions.push(question);
      return Promise.resolve({ kind: 'found', value: JOB });
    },
    async followJob({ job, getJob }, signal) {
      await getJob(job.id);
      return follows.next(signal);
    },
  };
  const preparation = all.get('CN1', 'apv-1');
  const toDeps = (): PaymentDeps => ({
    ...{ calls, clock },
    toRequest: () => REQUEST,
    onSettled: (state) => void states.push(state),
  });
  return { all, clock, preparation, sent, questions, states, toDeps, state: () => preparation.store.getState() };
}

describe('the preparation of a payment', () => {
  it('sends one request for any number of tags, and reports to one of them', async () => {
    const page = create();
    page.preparation.enter(page.toDeps(), VISIBLE_PAGE);
    page.all.get('CN1', 'apv-1').enter(page.toDeps(), VISIBLE_PAGE);
    expect(page.state()).toEqual({ status: 'loading', isSlow: false });
    await page.clock.pass(0);
    expect(page.sent).toEqual([REQUEST]);
    expect(page.questions).toEqual([{ version: 'v2', jobId: 'job-1', proof: undefined }]);
    expect(page.state()).toEqual({ status: 'ready', payment: CODE });
    expect(page.states).toEqual([page.state()]);
  });

  it.each<[what: string, script: Parameters<typeof create>[0], failure: object]>([
    ['was refused', { replies: [failed({ status: 403, retryable: false })] }, { status: 403, retryable: false }],
    ['is of an unknown order', { replies: [unknown] }, { retryable: false, call: 'request-deferred-payment' }],
    ['failed as a job', { ends: [ended({ status: 'failed' })] }, { call: 'get-deferred-payment-job' }],
    ['did not end', { ends: [ended({ status: 'open' })] }, { call: 'get-deferred-payment-job' }],
    ['ended without a payment method', { ends: [ended({ status: 'done', result: undefined })] }, {}],
    ['is of a missing job', { ends: [unknown] }, { call: 'get-deferred-payment-job' }],
    ['cannot be polled', { ends: [failed({ status: 500 })] }, { status: 500 }],
  ])('that %s fails with the same code', async (_what, script, failure) => {
    const page = create(script);
    page.preparation.enter(page.toDeps(), VISIBLE_PAGE);
    await page.clock.pass(0);
    expect(page.state()).toMatchObject({ status: 'failed', failure: { ...FAILURE, ...failure } });
    expect(page.states).toEqual([page.state()]);
  });

  it('is retried only by the shopper, with a new request: a lost job does no harm', async () => {
    const page = create({ replies: [failed({ isUncertain: true }), accepted] });
    const deps = page.toDeps();
    page.preparation.enter(deps, VISIBLE_PAGE);
    await page.clock.pass(60_000);
    expect(page.sent).toHaveLength(1);
    expect(page.state()).toEqual({ status: 'failed', failure: FAILURE });
    page.preparation.enter(page.toDeps(), VISIBLE_PAGE);
    page.preparation.retry(deps);
    page.preparation.retry(deps);
    expect(page.state()).toEqual({ status: 'loading', isSlow: false, failure: FAILURE });
    await page.clock.pass(0);
    expect(page.sent).toHaveLength(2);
    expect(page.state()).toEqual({ status: 'ready', payment: CODE });
    page.preparation.retry(deps);
    expect(page.sent).toHaveLength(2);
  });

  it('is reported as slow, and leaves no timer', async () => {
    const page = create({ replies: [{ ...accepted, ms: 4_000 }] });
    page.preparation.enter(page.toDeps(), VISIBLE_PAGE);
    await page.clock.pass(2_999);
    expect(page.state()).toEqual({ status: 'loading', isSlow: false });
    await page.clock.pass(1);
    expect(page.state()).toEqual({ status: 'loading', isSlow: true });
    await page.clock.pass(1_000);
    expect(page.state()).toEqual({ status: 'ready', payment: CODE });
    expect(page.clock.countTimers()).toBe(0);
  });

  it('waits as long as the service asks', async () => {
    const page = create({ replies: [failed({ status: 429, retryAt: createFakeClock().now() + 5_000 }), accepted] });
    const deps = page.toDeps();
    page.preparation.enter(deps, VISIBLE_PAGE);
    await page.clock.pass(4_000);
    page.preparation.retry(deps);
    expect(page.sent).toHaveLength(1);
    await page.clock.pass(1_000);
    page.preparation.retry(deps);
    expect(page.sent).toHaveLength(2);
  });

  it('ends with the session, without a report', async () => {
    const page = create({ replies: [{ ...accepted, ms: 1_000 }] });
    page.preparation.enter(page.toDeps(), VISIBLE_PAGE);
    page.all.wipe();
    await page.clock.pass(10_000);
    expect([page.state(), page.states]).toEqual([{ status: 'idle' }, []]);
    expect(page.all.get('CN1', 'apv-1')).not.toBe(page.preparation);
  });

  it('of another approval is separate', () => {
    const { all, preparation } = create();
    expect(all.get('CN1', 'apv-2')).not.toBe(preparation);
    expect(all.get('CN1', 'apv-1')).toBe(preparation);
  });
});
