import type { ReturnJobRequest } from '../../src/returns/api/get-return-job.js';
import type { ReturnRequest } from '../../src/returns/api/request-return.js';
import type { Failure } from '../../src/http/model/failure.js';
import type { Job, JobOutcome } from '../../src/http/model/job.js';
import type { RequestedReturn } from '../../src/features/return-wizard/submission/model/made-return.js';
import type { CapturedReturn, ReturnCapture } from '../../src/returns/model/return-capture.js';
import type { Locks } from '../../src/platform/locks.js';
import type { SessionStore } from '../../src/platform/session-store.js';
import { createOpenJobs } from '../../src/orders/store/open-jobs.js';
import {
  type ReturnState,
  ReturnSubmission,
  type ReturnDeps,
} from '../../src/features/return-wizard/submission/store/return-submission.js';
import { CAPTURE } from './return-calls-under-test.js';
import { VISIBLE_PAGE } from './cancellation-under-test.js';
import { createFakeClock, type FakeClock } from './fake-clock.js';
import { createScript, type ScriptedOutcome } from './scripted-calls.js';

export const MADE: CapturedReturn = { returnNumber: 'R1000' };
export const RETURN_JOB: Job<CapturedReturn> = {
  id: 'job-1',
  isDone: false,
  hasFailed: false,
  etaMs: 400,
  result: MADE,
};
export const DONE: ReturnState = { status: 'done', returnNumber: 'R1000' };

type Reply = ScriptedOutcome<Job<CapturedReturn>>;
type Settled = ScriptedOutcome<JobOutcome<CapturedReturn>>;
type ReloadOutcome = CapturedReturn | 'none' | undefined;

export const accepted = (job = RETURN_JOB): Reply => ({ outcome: { kind: 'found', value: job } });
export const made = (ms = 0): Settled => ({
  outcome: { kind: 'found', value: { status: 'done', result: MADE } },
  ms,
});
export const ended = (status: 'failed' | 'open'): Settled => ({ outcome: { kind: 'found', value: { status } } });
export const failed = (failure: Partial<Failure> = {}): ScriptedOutcome<never> => ({
  outcome: { kind: 'failed', failure: { code: 'service-request-return-failure', retryable: true, ...failure } },
});
export const lost = failed({ isUncertain: true });

/** What a test may script; the last entry of each list repeats. */
export interface SubmissionSetting {
  readonly replies?: readonly (Reply | ScriptedOutcome<never>)[];
  readonly ends?: readonly (Settled | ScriptedOutcome<never>)[];
  /** What the order shows each time it is read. */
  readonly reloads?: readonly ReloadOutcome[];
  readonly clock?: FakeClock;
  readonly locks?: Locks;
  /** The tab's storage, which survives a reload. */
  readonly storage?: SessionStore;
}

/** A browser without locks. */
const NO_LOCKS: Locks = { hold: (_name, _signal, callback) => callback(false) };

const NO_PARTS = { items: [], totals: { subTotal: 0, shipping: 0, taxes: 0, total: 0 } };

/** The return of one order in one tab: another setting with the same clock, locks and storage simulates another tab, or a reload. */
export function createSubmissionUnderTest(setting: SubmissionSetting = {}) {
  const { clock = createFakeClock(), locks = NO_LOCKS, storage } = setting;
  const submission = new ReturnSubmission(CAPTURE.orderNumber);
  const openJobs = createOpenJobs({ storage, now: clock.now });
  const replies = createScript<Job<CapturedReturn>>(clock);
  const ends = createScript<JobOutcome<CapturedReturn>>(clock);
  replies.set(...(setting.replies ?? [accepted()]));
  ends.set(...(setting.ends ?? [made()]));
  const reloads = [...(setting.reloads ?? ['none' as const])];
  const sent: ReturnRequest[] = [];
  const questions: ReturnJobRequest[] = [];
  const looks: RequestedReturn[] = [];
  const states: ReturnState[] = [];
  const taken: (string | undefined)[] = [];
  let known: readonly string[] = ['R1'];
  const deps: ReturnDeps = {
    ...{ clock, locks, openJobs },
    calls: {
      requestReturn(request, signal) {
        sent.push(request);
        return replies.next(signal);
      },
      getReturnJob(question) {
        questions.push(question);
        return Promise.resolve({ kind: 'found', value: { ...RETURN_JOB, isDone: true } });
      },
      followJob: (_request, signal) => ends.next(signal),
    },
    findProof: () => undefined,
    plan: (exchange) => void taken.push(exchange?.previewId),
    listReturnNumbers: () => known,
    reload(question) {
      looks.push(question);
      const finding = reloads[0];
      if (reloads.length > 1) reloads.shift();
      return Promise.resolve(finding);
    },
    onSettled: (state) => void states.push(state),
  };
  const settle = (ms = 0): Promise<void> => clock.pass(ms);
  return {
    ...{ submission, clock, openJobs, deps, sent, questions, looks, states, taken, settle },
    state: () => submission.store.getState(),
    /** Adds these returns to the displayed order. */
    addReturns: (numbers: readonly string[]) => void (known = numbers),
    async submit(capture: ReturnCapture = CAPTURE) {
      submission.submit(deps, capture, { previewId: capture.methodName, parts: NO_PARTS });
      await settle(10_000);
    },
    async retry() {
      submission.start(deps);
      await settle(10_000);
    },
    async enter() {
      const leave = submission.enter(deps, VISIBLE_PAGE);
      await settle();
      return leave;
    },
  };
}
