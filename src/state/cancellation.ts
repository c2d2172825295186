import type { StoreApi } from 'zustand/vanilla';
import type { CancelCalls, CancelReply, CancelRequest } from '../api/cancel-calls.js';
import type { CancelResult } from '../domain/cancellation.js';
import type { Failure, Outcome } from '../domain/failure.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import type { Job, JobEnd } from '../domain/job.js';
import type { Locks } from '../platform/locks.js';
import type { Platform } from '../platform/platform.js';
import type { CancelState } from './cancel-state.js';
import { createSlice } from './create-slice.js';
import type { OpenJob, OpenJobs } from './open-jobs.js';
import { createWatch, type Watch } from './watch.js';

/** After this long the shopper is told that it takes longer than usual. */
const SLOW_AFTER_MS = 3_000;
/** Waits before the order is looked at after a lost answer: at once, and twice more for a service that needs a moment. */
const LOOKS_MS = [0, 2_000, 4_000];

const NO_JOB: Failure = { code: 'service-get-cancel-job-failure', retryable: true, call: 'get-cancel-job' };
/** 'Could not parse server response': the job ended, and nobody can tell how. */
const UNREADABLE_END: Failure = { ...NO_JOB, unreadable: 'shape' };

const ENDS: Readonly<Record<CancelResult, CancelState>> = {
  cancelled: { status: 'complete' },
  pending: { status: 'pending' },
};

/** What whoever asks to cancel lends to it. */
export interface CancelTask {
  readonly calls: CancelCalls;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  readonly openJobs: OpenJobs;
  /** How a guest proves the order; absent for members. */
  readonly proof: Contact | undefined;
  /** What to send, by the order as it is known now; absent where nothing proves who asks. */
  findRequest(): CancelRequest | undefined;
  /** Reads the order anew. Gives what it says of its cancellation; absent where it says nothing or cannot be read. */
  look(): Promise<CancelResult | undefined>;
  /** How it ended, for whoever asked. */
  onEnd(state: CancelState): void;
}

/**
 * Cancelling one order, once: whatever asks for it, from however many tags and tabs, one request is under way, and none goes out
 * again while the last one may have been carried out.
 */
export class Cancellation {
  readonly store: StoreApi<CancelState> = createSlice<CancelState>({ status: 'idle' });
  /** While no tag shows the order, or nobody sees the page, its job is not asked after. */
  readonly watch: Watch = createWatch();
  readonly #orderNumber: string;
  readonly #controller = new AbortController();
  /** The job that the service made of the request, until its end is known. */
  #job: Job<CancelResult> | undefined;
  /** The last request may have been carried out: the order is read before another one. */
  #isUncertain = false;
  #isTold = false;

  constructor(orderNumber: string) {
    this.#orderNumber = orderNumber;
  }

  /** Cancels, or tries again after a failure. Does nothing while it is under way, once it ended, and before a wait is over. */
  start(task: CancelTask): void {
    const state = this.store.getState();
    const isBlocked = state.status === 'failed' && (state.failure.retryAt ?? 0) > task.clock.now();
    if (isBlocked || (state.status !== 'idle' && state.status !== 'failed')) return;
    void this.#run(task);
  }

  /** Takes up the job of an earlier page load, where there is one. Sends nothing but questions. */
  resume(task: CancelTask): void {
    const open = task.openJobs.store.getState().find(this.#isOurs);
    if (!open || this.store.getState().status !== 'idle') return;
    this.#job ??= { id: open.jobId, isDone: false, hasFailed: false, etaMs: 0 };
    void this.#run(task);
  }

  /**
   * The shopper has read how it ended. A failure may be tried again; what is known of the request stays known.
   *
   * @returns how it ended well, to the first who asks
   */
  close(): CancelResult | undefined {
    const { status } = this.store.getState();
    if (status === 'failed') this.store.setState({ status: 'idle' }, true);
    if (this.#isTold || (status !== 'complete' && status !== 'pending')) return undefined;
    this.#isTold = true;
    return status === 'complete' ? 'cancelled' : 'pending';
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  async #run(task: CancelTask): Promise<void> {
    const { signal } = this.#controller;
    this.store.setState({ status: 'loading', isSlow: false, isChecking: false }, true);
    const stopTimer = task.clock.after(SLOW_AFTER_MS, () => this.#note({ isSlow: true }));
    const name = `orders-area cancel ${this.#orderNumber}`;
    const end = await task.locks
      .hold(name, signal, (hadToWait) => this.#cancel(task, hadToWait))
      .catch((): CancelState => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }));
    stopTimer();
    if (signal.aborted) return;
    this.store.setState(end, true);
    task.onEnd(end);
  }

  async #cancel(task: CancelTask, hadToWait: boolean): Promise<CancelState> {
    if (this.#job) return this.#follow(task, this.#job);
    if (hadToWait || this.#isUncertain) {
      const seen = await this.#check(task, [0]);
      if (seen) return seen;
    }
    const request = task.findRequest();
    if (!request) return { status: 'unavailable' };
    return this.#settle(task, await task.calls.requestCancel(request, this.#controller.signal));
  }

  /** What the answer to the request means. */
  async #settle(task: CancelTask, outcome: Outcome<CancelReply>): Promise<CancelState> {
    if (outcome.kind === 'missing') return { status: 'unavailable' };
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      return failure.isUncertain ? this.#doubt(task, failure) : { status: 'failed', failure };
    }
    this.#isUncertain = false;
    if (outcome.value.status !== 'accepted') {
      return { status: outcome.value.status === 'already' ? 'complete' : 'unavailable' };
    }
    const { job } = outcome.value;
    const entry = { orderNumber: this.#orderNumber, action: 'cancel', jobId: job.id } as const;
    task.openJobs.put({ ...entry, startedAt: task.clock.now() }, this.#isOurs);
    this.#job = job;
    return this.#follow(task, job);
  }

  async #follow(task: CancelTask, job: Job<CancelResult>): Promise<CancelState> {
    const { gate } = this.watch;
    const outcome = await task.calls.followCancelJob({ job, gate, proof: task.proof }, this.#controller.signal);
    // The service may answer again once the shopper is signed in or the network is back: the job is still the one to ask after.
    const isLost = outcome.kind === 'failed' && (outcome.failure.retryable || outcome.failure.status === 401);
    if (isLost && outcome.failure.unreadable !== 'shape') {
      return { status: 'failed', failure: { ...outcome.failure, isUncertain: true } };
    }
    this.#job = undefined;
    task.openJobs.drop(this.#isOurs);
    if (outcome.kind === 'found') return this.#end(task, outcome.value);
    return this.#doubt(task, outcome.kind === 'failed' ? outcome.failure : NO_JOB);
  }

  #end(task: CancelTask, end: JobEnd<CancelResult>): CancelState | Promise<CancelState> {
    // 'Server timeout': it goes on, and the shopper is told when it is over.
    if (end.status === 'open') return ENDS.pending;
    // A job that failed has done nothing: it may be asked for again.
    if (end.status === 'failed') return { status: 'failed', failure: NO_JOB };
    return end.result ? ENDS[end.result] : this.#doubt(task, UNREADABLE_END);
  }

  /** It may have been carried out: the order tells. Until it does, nothing is sent again without another look. */
  async #doubt(task: CancelTask, failure: Failure): Promise<CancelState> {
    this.#isUncertain = true;
    return (await this.#check(task, LOOKS_MS)) ?? { status: 'failed', failure: { ...failure, isUncertain: true } };
  }

  async #check(task: CancelTask, waits: readonly number[]): Promise<CancelState | undefined> {
    this.#note({ isChecking: true });
    for (const ms of waits) {
      await new Promise<void>((resolve) => void task.clock.after(ms, resolve));
      if (this.#controller.signal.aborted) return undefined;
      const seen = await task.look();
      if (seen) return ENDS[seen];
    }
    this.#note({ isChecking: false });
    return undefined;
  }

  #note(change: Partial<Extract<CancelState, { readonly status: 'loading' }>>): void {
    const state = this.store.getState();
    if (state.status === 'loading') this.store.setState({ ...state, ...change }, true);
  }

  readonly #isOurs = ({ orderNumber, action }: OpenJob): boolean =>
    orderNumber === this.#orderNumber && action === 'cancel';
}
