import type {
  CancelJobRequest,
  CancelJobResult,
} from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import type { CancelReply, CancelRequest } from '../../src/features/order-detail/cancellation/api/request-cancel.js';
import type { CancelLine } from '../../src/features/order-detail/cancellation/model/cancel-lines.js';
import type { Failure } from '../../src/http/model/failure.js';
import type { Job, JobOutcome } from '../../src/http/model/job.js';
import type { Locks } from '../../src/platform/locks.js';
import type { SessionStore } from '../../src/platform/session-store.js';
import type { Visibility } from '../../src/platform/platform.js';
import {
  type CancelState,
  Cancellation,
  type CancelDeps,
  type CancelVerdict,
  type SentLines,
} from '../../src/features/order-detail/cancellation/store/cancellation.js';
import { createOpenJobs } from '../../src/orders/store/open-jobs.js';
import { createFakeClock, type FakeClock } from './fake-clock.js';
import { createScript, type ScriptedOutcome } from './scripted-calls.js';
import { sealContact } from './secrets.js';

export const NUMBER = 'US10000001';
export const REQUEST: CancelRequest = {
  orderNumber: NUMBER,
  regionReference: 'NIKEUS',
  contact: sealContact({ email: 'guest@example.com' }),
  dayPhoneNumber: undefined,
  proof: sealContact({ email: 'guest@example.com' }),
};

export const JOB: Job<CancelJobResult> = { id: 'job-1', isDone: false, hasFailed: false, etaMs: 400 };

type Reply = ScriptedOutcome<CancelReply>;
type Settled = ScriptedOutcome<JobOutcome<CancelVerdict>>;
/** What the order shows of its cancellation; undefined if it cannot be read. */
export type ReloadOutcome = Awaited<ReturnType<CancelDeps['reload']>>;

/** The request created a job. */
export const accepted = (ms = 0, job = JOB): Reply => ({
  outcome: { kind: 'found', value: { status: 'accepted', job } },
  ms,
});
export const replied = (status: 'already' | 'impossible'): Reply => ({ outcome: { kind: 'found', value: { status } } });

/** The job has ended. */
export const done = (result?: CancelVerdict, ms = 0): Settled => ({
  outcome: { kind: 'found', value: { status: 'done', result } },
  ms,
});
export const ended = (status: 'failed' | 'open'): Settled => ({ outcome: { kind: 'found', value: { status } } });

export const unknown: ScriptedOutcome<never> = { outcome: { kind: 'missing' } };
export const failed = (failure: Partial<Failure> = {}, ms = 0): ScriptedOutcome<never> => ({
  outcome: { kind: 'failed', failure: { code: 'service-request-cancel-failure', retryable: true, ...failure } },
  ms,
});
/** The answer to the request is lost. */
export const lost = (failure: Partial<Failure> = {}, ms = 0): ScriptedOutcome<never> =>
  failed({ isUncertain: true, ...failure }, ms);

/** What a test may script; the last entry of each list repeats. */
export interface CancelScript {
  readonly replies?: readonly Reply[];
  readonly ends?: readonly Settled[];
  readonly reloads?: readonly ReloadOutcome[];
}

export interface CancellationSetting extends CancelScript {
  readonly clock?: FakeClock;
  readonly locks?: Locks;
  /** The tab's storage, which survives a reload. */
  readonly storage?: SessionStore;
}

/** A visible page. */
export const VISIBLE_PAGE: Visibility = { isVisible: () => true, onChange: () => () => undefined };

/** A browser without locks: every task runs at once. */
const NO_LOCKS: Locks = { hold: (_name, _signal, callback) => callback(false) };

/** The cancellation of one order in one tab: another setting with the same clock, locks and storage simulates another tab, or a reload. */
export function createCancellationUnderTest(setting: CancellationSetting = {}) {
  const { clock = createFakeClock(), locks = NO_LOCKS, storage } = setting;
  const cancellation = new Cancellation(NUMBER);
  const openJobs = createOpenJobs({ storage, now: clock.now });
  const { calls, reload, ...service } = createService(clock);
  service.script({ replies: [accepted()], ends: [done('cancelled')], reloads: ['none'], ...setting });
  const states: CancelState[] = [];
  cancellation.store.subscribe((state) => states.push(state));
  const reportedStates: CancelState[] = [];
  const deps: CancelDeps = {
    ...{ clock, locks, openJobs, calls, reload },
    proof: REQUEST.proof,
    findRequest: () => REQUEST,
    onSettled: (state) => void reportedStates.push(state),
  };
  const settle = (ms = 0): Promise<void> => clock.pass(ms);
  return {
    ...{ ...service, cancellation, clock, openJobs, deps, states, reportedStates, settle },
    state: () => cancellation.store.getState(),
    /** Cancels, and runs pending promises. */
    async start(changes: Partial<CancelDeps> = {}, lines?: readonly CancelLine[]) {
      cancellation.start({ ...deps, ...changes }, lines);
      await settle();
    },
    /** Another tag that shows the order. Returns the function that removes it. */
    async enter(changes: Partial<CancelDeps> = {}, visibility = VISIBLE_PAGE) {
      const leave = cancellation.enter({ ...deps, ...changes }, visibility);
      await settle();
      return leave;
    },
  };
}

/** The service, which records its requests. */
function createService(clock: FakeClock) {
  const replies = createScript<CancelReply>(clock);
  const ends = createScript<JobOutcome<CancelVerdict>>(clock);
  let reloads: readonly ReloadOutcome[] = [];
  const sent: { readonly request: CancelRequest; readonly signal: AbortSignal }[] = [];
  const followed: Parameters<CancelDeps['calls']['followJob']>[0][] = [];
  const questions: CancelJobRequest[] = [];
  const looks: number[] = [];
  const choices: (SentLines | undefined)[] = [];
  const calls: CancelDeps['calls'] = {
    requestCancel(request, signal) {
      sent.push({ request, signal });
      return replies.next(signal);
    },
    getCancelJob(question) {
      questions.push(question);
      return Promise.resolve({ kind: 'found', value: JOB });
    },
    followJob(request, signal) {
      followed.push(request);
      return ends.next(signal);
    },
  };
  return {
    ...{ calls, sent, followed, questions },
    /** The times at which the order was read. */
    looks,
    /** The chosen pieces that the order was compared with. */
    choices,
    reload(choice?: SentLines): Promise<ReloadOutcome> {
      looks.push(clock.now());
      choices.push(choice);
      const [finding] = reloads;
      if (reloads.length > 1) reloads = reloads.slice(1);
      return Promise.resolve(finding);
    },
    script(next: CancelScript): void {
      if (next.replies) replies.set(...next.replies);
      if (next.ends) ends.set(...next.ends);
      if (next.reloads) reloads = next.reloads;
    },
  };
}
