import { describe, expect, it } from 'vitest';
import type { JobOutcome } from '../../src/http/model/job.js';
import {
  failedPoll,
  createJobUnderTest as follow,
  doneJob,
  failedJob,
  openJob,
  pollAnswer,
} from '../support/job-under-test.js';
import type { TestJob } from '../support/job-under-test.js';

const MINUTE = 60_000;
const DONE = { status: 'done', result: 'yes' } as const;

/** The outcome of a job with this result. */
const ended = (value: JobOutcome<string>) => ({ kind: 'found', value });

describe('a job that the first answer completes', () => {
  it.each<[what: string, first: TestJob, end: JobOutcome<string>]>([
    ['done', doneJob('yes'), DONE],
    ['done without a result', doneJob(), { status: 'done', result: undefined }],
    ['failed', failedJob, { status: 'failed' }],
    ['failed, whatever its status says', { ...doneJob('yes'), hasFailed: true }, { status: 'failed' }],
  ])('as %s is not polled', async (_what, first, end) => {
    const job = follow(first, pollAnswer(openJob()));
    await job.pass(0);
    expect([job.end.outcome, job.polls]).toEqual([ended(end), []]);
    expect([job.clock.countTimers(), job.gate.countListeners()]).toEqual([0, 0]);
  });
});

describe('the wait before a request', () => {
  it.each<[etaMs: number | undefined, waitMs: number]>([
    [undefined, 500],
    [0, 100],
    [-1_000, 100],
    [99, 100],
    [100, 100],
    [750, 750],
    [10_000, 10_000],
    [10_001, 10_000],
    [1e12, 10_000],
  ])('for an eta of %s is %i ms, before the first request and before the next', async (etaMs, waitMs) => {
    const job = follow(openJob(etaMs), pollAnswer(openJob(etaMs)), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([waitMs, 2 * waitMs]);
  });

  it('is the one that the last answer requested', async () => {
    const job = follow(openJob(200), pollAnswer(openJob(3_000)), pollAnswer(openJob()), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([200, 3_200, 3_700]);
  });

  it('starts when the last answer arrives', async () => {
    const job = follow(openJob(), pollAnswer(openJob(), 2_000), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([500, 3_000]);
  });
});

describe('a pending job', () => {
  it('is polled by its id until it is done', async () => {
    const job = follow(openJob(), pollAnswer(openJob()), pollAnswer(openJob()), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.polls).toEqual([500, 1_000, 1_500].map((at) => ({ id: 'job-1', at })));
    expect(job.end).toEqual({ outcome: ended(DONE), endedAt: 1_500 });
  });

  it('is polled until it has failed', async () => {
    const job = follow(openJob(), pollAnswer(openJob()), pollAnswer(failedJob));
    await job.pass(MINUTE);
    expect([job.times(), job.end.outcome]).toEqual([[500, 1_000], ended({ status: 'failed' })]);
  });

  it('is polled 20 times and then stays open', async () => {
    const job = follow(openJob(), pollAnswer(openJob()));
    await job.pass(10 * MINUTE);
    expect(job.times()).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) * 500));
    expect(job.end).toEqual({ outcome: ended({ status: 'open' }), endedAt: 10_000 });
  });

  it('still accepts the 20th answer', async () => {
    const open = Array.from({ length: 19 }, () => pollAnswer(openJob()));
    const job = follow(openJob(), ...open, pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([20, ended(DONE)]);
  });

  it('is missing if the service does not know it', async () => {
    const job = follow(openJob(), pollAnswer(openJob()), { outcome: { kind: 'missing' } });
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([2, { kind: 'missing' }]);
  });
});

describe('a request without an answer', () => {
  it('is followed by another one, later each time', async () => {
    const job = follow(openJob(), failedPoll(), failedPoll(), failedPoll(), failedPoll(), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    // Half of the jitter of 1, 2, 4 and 8 seconds.
    expect(job.times()).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(job.end.outcome).toEqual(ended(DONE));
  });

  it('ends the polling if it is the fifth in a row', async () => {
    const job = follow(
      openJob(),
      failedPoll({ status: 500 }),
      failedPoll(),
      failedPoll(),
      failedPoll(),
      failedPoll({ status: 502 }),
    );
    await job.pass(MINUTE);
    expect(job.polls).toHaveLength(5);
    expect(job.end.outcome).toMatchObject({ kind: 'failed', failure: { status: 502 } });
  });

  it('no longer counts after the next answer', async () => {
    const four = [failedPoll(), failedPoll(), failedPoll(), failedPoll()];
    const job = follow(openJob(), ...four, pollAnswer(openJob()), ...four, pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([10, ended(DONE)]);
  });

  it('counts as one of the 20', async () => {
    const round = [failedPoll(), failedPoll(), failedPoll(), pollAnswer(openJob())];
    const job = follow(openJob(), ...round, ...round, ...round, ...round, ...round);
    await job.pass(10 * MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([20, ended({ status: 'open' })]);
  });

  it('is followed no sooner than the service permits', async () => {
    const job = follow(openJob(5_000), failedPoll(), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([5_000, 10_000]);
  });

  it.each([
    ['with a refusal', { status: 403, retryable: false }],
    ['with a conflict', { status: 409, retryable: false }],
    ['without a signed-in shopper', { status: 401, retryable: false }],
    ['with an answer of another shape', { unreadable: 'shape' }],
  ] as const)('%s ends the polling at once: the service would repeat its answer', async (_what, failure) => {
    const job = follow(openJob(), failedPoll(failure), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.polls).toHaveLength(1);
    expect(job.end.outcome).toMatchObject({ kind: 'failed', failure });
  });

  it.each([
    ['throttled without a wait', { status: 429 }],
    ['with a service error', { status: 500 }],
    ['with an answer that is no JSON', { status: 200, unreadable: 'json' }],
    ['with a chunk that does not load', { code: 'chunk-load' }],
  ] as const)('%s counts as one of five errors', async (_what, failure) => {
    const job = follow(openJob(), failedPoll(failure));
    await job.pass(MINUTE);
    expect(job.polls).toHaveLength(5);
    expect(job.end.outcome).toMatchObject({ kind: 'failed', failure });
  });
});

describe('an abort', () => {
  it.each<[what: string, ms: number]>([
    ['between two requests', 700],
    ['before the first one', 100],
  ])('%s ends the polling at once and leaves no timer or listener', async (_what, ms) => {
    const job = follow(openJob(), pollAnswer(openJob()));
    const reason = new DOMException('The shopper has gone.', 'AbortError');
    await job.pass(ms);
    const before = job.polls.length;
    job.controller.abort(reason);
    await job.pass(0);
    expect(job.end).toEqual({ rejection: reason, endedAt: ms });
    expect([job.clock.countTimers(), job.gate.countListeners(), job.platform.countOnlineListeners()]).toEqual([
      0, 0, 0,
    ]);
    job.gate.open();
    await job.pass(MINUTE);
    expect(job.polls).toHaveLength(before);
  });

  it('before the start sends nothing', async () => {
    const job = follow(openJob(), pollAnswer(openJob()));
    job.controller.abort();
    await job.pass(MINUTE);
    expect([job.polls, job.clock.countTimers(), job.gate.countListeners()]).toEqual([[], 0, 0]);
  });
});

describe('a finished job', () => {
  it.each([
    ['done', [pollAnswer(openJob()), pollAnswer(doneJob('yes'))]],
    ['open', [pollAnswer(openJob())]],
    ['missing', [{ outcome: { kind: 'missing' } } as const]],
    ['lost', [failedPoll()]],
  ])('%s leaves no timer and no listener', async (_what, replies) => {
    const job = follow(openJob(), ...replies);
    await job.pass(10 * MINUTE);
    expect(job.end.outcome).toBeDefined();
    expect([job.clock.countTimers(), job.gate.countListeners(), job.platform.countOnlineListeners()]).toEqual([
      0, 0, 0,
    ]);
  });
});
