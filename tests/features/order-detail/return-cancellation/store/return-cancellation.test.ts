import { describe, expect, it } from 'vitest';
import {
  ReturnCancellation,
  type ReturnCancelDeps,
  type ReturnCancelState,
} from '../../../../../src/features/order-detail/return-cancellation/store/return-cancellation.js';
import { toReturnCancellationJob } from '../../../../../src/features/order-detail/return-cancellation/api/get-return-cancellation-job.js';
import type { Failure, Outcome } from '../../../../../src/http/model/failure.js';
import type { Job, JobOutcome } from '../../../../../src/http/model/job.js';
import { createOpenJobs } from '../../../../../src/orders/store/open-jobs.js';
import { createFakeClock } from '../../../../support/fake-clock.js';

const NUMBER = 'RT10000001';
const JOB: Job<'cancelled'> = { id: 'job-1', isDone: false, hasFailed: false };
const found = <Value>(value: Value): Outcome<Value> => ({ kind: 'found', value });
const fail = (failure: Partial<Failure>): Outcome<never> => ({
  kind: 'failed',
  failure: { code: 'service-request-return-cancellation-failure', retryable: true, ...failure },
});
const DONE: JobOutcome<'cancelled'> = { status: 'done', result: 'cancelled' };

interface Script {
  readonly reply?: Outcome<Job<'cancelled'>>;
  readonly end?: Outcome<JobOutcome<'cancelled'>>;
  readonly finding?: 'cancelled' | 'none' | undefined;
}

/** The cancellation of a return with a scripted service. */
function create(script: Script = {}) {
  const { reply = found(JOB), end = found(DONE) } = script;
  const finding = 'finding' in script ? script.finding : 'none';
  const clock = createFakeClock();
  const openJobs = createOpenJobs({ storage: undefined, now: clock.now });
  const cancellation = new ReturnCancellation(NUMBER);
  const settled: ReturnCancelState[] = [];
  const locked: string[] = [];
  let posts = 0;
  const deps: ReturnCancelDeps = {
    clock,
    openJobs,
    proof: undefined,
    locks: {
      hold(name, _signal, callback) {
        locked.push(name);
        return callback(false);
      },
    },
    calls: {
      requestReturnCancellation() {
        posts += 1;
        return Promise.resolve(reply);
      },
      getReturnCancellationJob: () => Promise.resolve(found(JOB)),
      followJob: () => Promise.resolve(end),
    },
    reload: () => Promise.resolve(finding),
    onSettled: (state) => settled.push(state),
  };
  return {
    ...{ cancellation, settled, locked, openJobs },
    posts: () => posts,
    async start(times = 1) {
      for (let time = 0; time < times; time += 1) cancellation.start(deps);
      await clock.pass(60_000);
      return cancellation.store.getState();
    },
  };
}

describe('the cancellation of a return', () => {
  it.each<[what: string, script: Script, state: object]>([
    ['a completed job', {}, { status: 'complete' }],
    [
      'a refusal, because items were sent back',
      { reply: fail({ status: 409, retryable: false }) },
      { status: 'unavailable' },
    ],
    [
      'a refusal, because another tab was faster',
      { reply: fail({ status: 409 }), finding: 'cancelled' },
      { status: 'complete' },
    ],
    ['an unknown return', { reply: { kind: 'missing' } }, { status: 'unavailable' }],
    [
      'a lost answer, which the return explains',
      { reply: fail({ isUncertain: true }), finding: 'cancelled' },
      { status: 'complete' },
    ],
    ['a lost answer', { reply: fail({ isUncertain: true }) }, { status: 'failed', failure: { isUncertain: true } }],
    ['a failed job', { end: found({ status: 'failed' }) }, { status: 'failed', failure: { retryable: true } }],
    ['a job that stays open', { end: found({ status: 'open' }) }, { status: 'failed', failure: { isUncertain: true } }],
    ['a failure', { reply: fail({ status: 403, retryable: false }) }, { status: 'failed', failure: { status: 403 } }],
  ])('ends after %s as expected, and only one tag is notified', async (_what, script, state) => {
    const scene = create(script);
    expect(await scene.start()).toMatchObject(state);
    expect(scene.settled).toHaveLength(1);
    expect(scene.posts()).toBe(1);
  });

  it('is sent once, under a lock of its own', async () => {
    const scene = create();
    await scene.start(20);
    expect([scene.posts(), scene.locked]).toEqual([1, ['orders-area cancel return RT10000001']]);
  });

  it('keeps a job that stays open for the next try', async () => {
    const scene = create({ end: found({ status: 'open' }) });
    await scene.start();
    expect(scene.openJobs.store.getState()).toMatchObject([{ orderNumber: NUMBER, action: 'cancel return' }]);
    await scene.start();
    expect(scene.posts()).toBe(1);
  });

  it('reports its success only to the first tag that closes it', async () => {
    const { cancellation, start } = create();
    const close = cancellation.open();
    await start();
    expect(cancellation.close()).toBe(false);
    close();
    expect([cancellation.close(), cancellation.close()]).toEqual([true, false]);
  });
});

describe('the job of a return', () => {
  it.each<[wire: object, job: object]>([
    [
      { jobId: 'j', status: 'COMPLETED' },
      { isDone: true, hasFailed: false, result: 'cancelled' },
    ],
    [
      { jobId: 'j', status: 'PENDING', eta: 400 },
      { isDone: false, hasFailed: false, etaMs: 400 },
    ],
    [
      { jobId: 'j', status: 'COMPLETED', error: { code: 'X' } },
      { isDone: true, hasFailed: true },
    ],
    [
      { jobId: 'j', status: 'COMPLETED', error: {} },
      { isDone: true, hasFailed: false, result: 'cancelled' },
    ],
    [
      { jobId: 'j', status: 'LATER' },
      { isDone: false, hasFailed: false },
    ],
  ])('%j needs no response', (wire, job) => {
    expect(toReturnCancellationJob(wire)).toMatchObject({ id: 'j', ...job });
  });
});
