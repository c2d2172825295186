import { followJob } from '../../src/http/jobs.js';
import type { Gate } from '../../src/http/poll-rest.js';
import type { Failure, Outcome } from '../../src/http/model/failure.js';
import type { Job, JobOutcome } from '../../src/http/model/job.js';
import { createFakePlatform } from './fake-platform.js';
import { createScript, type ScriptedOutcome } from './scripted-calls.js';

/** A job with any text as its result. */
export type TestJob = Job<string>;

const ID = 'job-1';

export const openJob = (etaMs?: number): TestJob => ({
  id: ID,
  isDone: false,
  hasFailed: false,
  ...(etaMs !== undefined && { etaMs }),
});
export const doneJob = (result?: string): TestJob => ({ ...openJob(), isDone: true, ...(result && { result }) });
export const failedJob: TestJob = { ...openJob(), hasFailed: true };

/** An answer of the service about the job. */
export const pollAnswer = (job: TestJob, ms = 0): ScriptedOutcome<TestJob> => ({
  outcome: { kind: 'found', value: job },
  ms,
});

/** A request without an answer. */
export const failedPoll = (failure: Partial<Failure> = {}): ScriptedOutcome<TestJob> => ({
  outcome: { kind: 'failed', failure: { code: 'service-get-cancel-job-failure', retryable: true, ...failure } },
});

export interface FakeGate extends Gate {
  open(): void;
  shut(): void;
  countListeners(): number;
}

/** A visibility gate controlled by a test. */
export function createFakeGate(isOpen = true): FakeGate {
  const listeners = new Set<() => void>();
  let state = isOpen;
  return {
    isOpen: () => state,
    onOpen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      state = true;
      for (const listener of [...listeners]) listener();
    },
    shut() {
      state = false;
    },
    countListeners: () => listeners.size,
  };
}

/** The outcome of polling a job; empty while it is pending. */
export interface FollowedJob {
  outcome?: Outcome<JobOutcome<string>>;
  rejection?: unknown;
  endedAt?: number;
}

/** Starts polling a job. Each request takes one reply; the last one repeats. */
export function createJobUnderTest(first: TestJob, ...replies: readonly ScriptedOutcome<TestJob>[]) {
  const platform = createFakePlatform();
  const { clock } = platform;
  const gate = createFakeGate();
  const controller = new AbortController();
  const script = createScript<TestJob>(clock);
  script.set(...replies);
  const start = clock.now();
  let sleptMs = 0;
  const polls: { readonly id: string; readonly at: number }[] = [];
  const end: FollowedJob = {};
  const follow = followJob(
    {
      platform: { ...platform, now: () => clock.now() + sleptMs },
      gate,
      signal: controller.signal,
      async getJob(id) {
        polls.push({ id, at: clock.now() - start });
        const outcome = await script.next(controller.signal);
        // A wait is converted into a time of day.
        const retryAfter = outcome.kind === 'failed' ? outcome.failure.retryAt : undefined;
        if (outcome.kind !== 'failed' || retryAfter === undefined) return outcome;
        return { ...outcome, failure: { ...outcome.failure, retryAt: clock.now() + sleptMs + retryAfter } };
      },
    },
    first,
  );
  const note = (how: FollowedJob): void => void Object.assign(end, how, { endedAt: clock.now() - start });
  follow.then(
    (outcome) => note({ outcome }),
    (rejection: unknown) => note({ rejection }),
  );
  return {
    ...{ platform, clock, gate, controller, polls, end },
    /** Milliseconds from the start to each request. */
    times: () => polls.map(({ at }) => at),
    pass: (ms: number) => clock.pass(ms),
    /** The device sleeps: its clock goes on, its timers do not. */
    sleep: (ms: number) => void (sleptMs += ms),
  };
}
