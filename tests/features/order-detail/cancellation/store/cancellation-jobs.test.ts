import { describe, expect, it } from 'vitest';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  ended,
  failed,
  JOB,
  NUMBER,
} from '../../../../support/cancellation-under-test.js';
import { createFakeClock, NOON } from '../../../../support/fake-clock.js';
import { createFakeStorage } from '../../../../support/fake-storage.js';

const MINUTE = 60_000;
const OPEN = { orderNumber: NUMBER, action: 'cancel', jobId: 'job-1', startedAt: NOON } as const;
const LOST = { code: 'service-get-cancel-job-failure', call: 'get-cancel-job' } as const;

describe('a job of an earlier page load', () => {
  /** What that page load has stored in the tab. */
  const leave = (...jobs: readonly object[]) => createFakeStorage({ jobs });

  it('is continued: it is polled, and nothing else is sent', async () => {
    const order = create({ storage: leave(OPEN) });
    await order.enter();
    expect(order.followed).toMatchObject([{ job: { id: 'job-1', isDone: false, hasFailed: false, etaMs: 0 } }]);
    expect([order.state(), order.reportedStates, order.sent]).toEqual([
      { status: 'complete' },
      [{ status: 'complete' }],
      [],
    ]);
    expect(order.openJobs.store.getState()).toEqual([]);
  });

  it('is polled once, however many tags continue it', async () => {
    const order = create({ storage: leave(OPEN), ends: [done('cancelled', 1_000)] });
    for (let tag = 0; tag < 5; tag += 1) await order.enter();
    await order.settle(1_000);
    await order.enter();
    expect([order.followed.length, order.reportedStates.length]).toEqual([1, 1]);
  });

  it('is polled rather than requested again if the shopper cancels meanwhile', async () => {
    const order = create({ storage: leave(OPEN), ends: [done('cancelled', 1_000)] });
    await order.enter();
    await order.start();
    await order.settle(1_000);
    expect([order.state(), order.sent]).toEqual([{ status: 'complete' }, []]);
  });

  it('is found by the next page load of the same tab', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage();
    await create({ clock, storage, ends: [done('cancelled', MINUTE)] }).start();
    const reloaded = create({ clock, storage });
    await reloaded.enter();
    expect([reloaded.state(), reloaded.sent]).toEqual([{ status: 'complete' }, []]);
  });

  it.each([
    ['there is none', []],
    ['it is of another order', [{ ...OPEN, orderNumber: 'US10000002' }]],
    ['it is older than half an hour', [{ ...OPEN, startedAt: NOON - 30 * MINUTE }]],
  ])('is not continued if %s', async (_what, jobs) => {
    const order = create({ storage: leave(...jobs) });
    await order.enter();
    expect([order.state(), order.followed, order.states]).toEqual([{ status: 'idle' }, [], []]);
  });

  it('does not affect that of another order', async () => {
    const other = { ...OPEN, orderNumber: 'US10000002' };
    const order = create({ storage: leave(other, OPEN) });
    await order.enter();
    expect(order.openJobs.store.getState()).toEqual([other]);
  });
});

describe('a job that can no longer be polled', () => {
  const losses = [
    ['the service does not answer', { ...LOST, retryable: true }, 1],
    ['the answer is no JSON', { ...LOST, retryable: true, status: 200, unreadable: 'json' }, 1],
    ['a chunk does not load', { code: 'chunk-load', retryable: true }, 1],
    ['the shopper is signed out', { ...LOST, retryable: false, status: 401 }, 0],
  ] as const;

  it.each(losses)('because %s is stored, and another try polls it again', async (_what, failure, looks) => {
    const order = create({ ends: [failed(failure), done('cancelled')] });
    await order.start();
    expect(order.state()).toEqual({ status: 'failed', failure: { ...failure, isUncertain: true } });
    expect([order.openJobs.store.getState(), order.looks.length]).toEqual([[OPEN], looks]);
    await order.start();
    expect(order.followed.map(({ job }) => job)).toEqual([JOB, JOB]);
    expect([order.state(), order.sent.length, order.looks.length]).toEqual([{ status: 'complete' }, 1, looks]);
    expect(order.openJobs.store.getState()).toEqual([]);
  });

  it('is recovered from the order if that shows the result', async () => {
    const order = create({ ends: [failed({ ...LOST, retryable: true })], reloads: ['pending'] });
    await order.start();
    expect([order.state(), order.looks.length, order.openJobs.store.getState()]).toEqual([
      { status: 'pending' },
      1,
      [],
    ]);
    await order.start();
    expect([order.sent.length, order.followed.length]).toEqual([1, 1]);
  });

  it('is not continued automatically while its failure is visible', async () => {
    const order = create({ ends: [failed({ ...LOST, retryable: true })] });
    await order.start();
    await order.enter();
    expect([order.state().status, order.followed.length]).toEqual(['failed', 1]);
  });
});

describe('a job that failed', () => {
  it('has done nothing: another try requests it again without reading the order', async () => {
    const second = { ...JOB, id: 'job-2' };
    const order = create({ replies: [accepted(), accepted(0, second)], ends: [ended('failed'), done('cancelled')] });
    await order.start();
    expect(order.state()).toEqual({ status: 'failed', failure: { ...LOST, retryable: true } });
    expect(order.openJobs.store.getState()).toEqual([]);
    await order.start();
    expect(order.followed.map(({ job }) => job.id)).toEqual(['job-1', 'job-2']);
    expect([order.state(), order.sent.length, order.looks]).toEqual([{ status: 'complete' }, 2, []]);
  });
});
