import type { StoreApi } from 'zustand/vanilla';
import type { CancelCalls, CancelReply, CancelRequest } from '../api/cancel-calls.js';
import type { CancelResult } from '../domain/cancellation.js';
import type { Failure, Outcome } from '../domain/failure.js';
import type { Contact } from '../domain/guest-lookup-check.js';
import type { Job, JobEnd } from '../domain/job.js';
import type { Locks } from '../platform/locks.js';
import type { Platform } from '../platform/platform.js';
import type { CancelState } from './cancel-state.js';
import type { Visibility } from '../platform/visibility.js';
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

/** Nothing is known that proves who asks. */
const UNPROVED: Failure = { code: 'service-request-cancel-failure', retryable: false, call: 'request-cancel' };

/** In conflict with what is already so. */
const CONFLICT = 409;

/** The order should have been looked at, and could not be read. */
const UNSEEN: CancelState = {
  status: 'failed',
  failure: { code: 'service-request-cancel-failure', retryable: true, call: 'request-cancel', isUncertain: true },
};

const ENDS: Readonly<Record<CancelResult, CancelState>> = {
  cancelled: { status: 'complete' },
  pending: { status: 'pending' },
};

/** What a tag that shows the order lends to its cancellation. */
export interface CancelTask {
  readonly calls: CancelCalls;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  readonly openJobs: OpenJobs;
  /** How a guest proves the order; absent for members. */
  readonly proof: Contact | undefined;
  /** What to send, by the order as it is known now; absent where nothing proves who asks. */
  findRequest(): CancelRequest | undefined;
  /** Reads the order anew. Gives what it says of its cancellation, `none` where it says nothing; absent where it cannot be read. */
  look(): Promise<CancelResult | 'none' | undefined>;
  /** How it ended. One tag is told. */
  onEnd(state: CancelState): void;
}

/**
 * Cancelling one order, once: whatever asks for it, from however many tags and tabs, one request is under way, and none goes out
 * again while the last one may have been carried out.
 */
export class Cancellation {
  readonly store: StoreApi<CancelState> = createSlice<CancelState>({ status: 'idle' });
  readonly #orderNumber: string;
  readonly #controller = new AbortController();
  /** While no tag shows the order, or nobody sees the page, its job is not asked after. */
  readonly #watch: Watch = createWatch();
  /** Of the tags that show the order. */
  readonly #present = new Set<CancelTask>();
  readonly #gone = new WeakSet<CancelTask>();
  /** The job that the service made of the request, until its end is known. */
  #job: Job<CancelResult> | undefined;
  /** The last request may have been carried out: the order is read before another one. */
  #isUncertain = false;
  /** A wait that the service asked for outlasts the dialog that told of it. */
  #failure: Failure | undefined;
  /** An end that came while no tag showed the order. */
  #untold: CancelState | undefined;
  #openDialogs = 0;
  #isRead = false;

  constructor(orderNumber: string) {
    this.#orderNumber = orderNumber;
  }

  /**
   * A tag shows the order from now on: it takes up a job of an earlier page load, and hears of an end that nobody heard of. Gives
   * the way to stop.
   */
  enter(task: CancelTask, visibility: Visibility): () => void {
    this.#present.add(task);
    const leave = this.#watch.enter(visibility);
    if (this.#untold) this.#tell(task, this.#untold);
    this.#resume(task);
    return () => {
      this.#present.delete(task);
      this.#gone.add(task);
      leave();
    };
  }

  /** Cancels, or tries again after a failure. Sends nothing while it is under way, once it ended, and before a wait is over. */
  start(task: CancelTask): void {
    const state = this.store.getState();
    if (state.status !== 'idle' && state.status !== 'failed') return;
    const failure = this.#failure;
    if ((failure?.retryAt ?? 0) <= task.clock.now()) return void this.#run(task);
    if (failure) this.store.setState({ status: 'failed', failure }, true);
  }

  /** A dialog of it is open: how it ended is read there. Gives the way to say that it is closed. */
  open(): () => void {
    this.#openDialogs += 1;
    return () => void (this.#openDialogs -= 1);
  }

  /**
   * The shopper has read how it ended, or has no dialog to read it in. A failure may be tried again; as long as nobody knows what
   * became of the last request, it stays on show.
   *
   * @returns how it ended well, to the first who asks
   */
  close(): CancelResult | undefined {
    const { status } = this.store.getState();
    if (status === 'failed' && !this.#job && !this.#isUncertain) this.store.setState({ status: 'idle' }, true);
    if (this.#isRead || this.#openDialogs > 0 || (status !== 'complete' && status !== 'pending')) return undefined;
    this.#isRead = true;
    return status === 'complete' ? 'cancelled' : 'pending';
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  /** Sends nothing but questions. */
  #resume(task: CancelTask): void {
    const open = task.openJobs.store.getState().find(this.#isOurs);
    if (!open || this.store.getState().status !== 'idle') return;
    this.#job ??= { id: open.jobId, isDone: false, hasFailed: false, etaMs: 0 };
    void this.#run(task);
  }

  /** The tag that asked may be gone, and its page's adapter with it: then another one that shows the order stands in. */
  #standIn(task: CancelTask): CancelTask {
    const [other = task] = this.#present;
    return this.#gone.has(task) ? other : task;
  }

  async #run(task: CancelTask): Promise<void> {
    const { signal } = this.#controller;
    this.store.setState({ status: 'loading', isSlow: false, isChecking: false }, true);
    const stopTimer = task.clock.after(SLOW_AFTER_MS, () => this.#note({ isSlow: true }));
    const end = await this.#cancel(task).catch((): CancelState => ({
      status: 'failed',
      failure: { code: 'unexpected', retryable: true },
    }));
    stopTimer();
    if (signal.aborted) return;
    this.#failure = end.status === 'failed' ? end.failure : undefined;
    this.store.setState(end, true);
    const listener = this.#standIn(task);
    if (this.#gone.has(listener)) this.#untold = end;
    else this.#tell(listener, end);
  }

  /** A job is kept until somebody has heard of its end: whoever comes back finds it by that. */
  #tell(task: CancelTask, end: CancelState): void {
    this.#untold = undefined;
    if (!this.#job) task.openJobs.drop(this.#isOurs);
    task.onEnd(end);
  }

  /** The lock keeps other tabs from sending, not from asking: it is held no longer than the request is in doubt. */
  async #cancel(task: CancelTask): Promise<CancelState> {
    if (this.#job) return this.#follow(task, this.#job);
    const name = `orders-area cancel ${this.#orderNumber}`;
    const sent = await task.locks.hold(name, this.#controller.signal, (hadToWait) => this.#send(task, hadToWait));
    if ('status' in sent) return sent;
    this.#job = sent;
    return this.#follow(task, sent);
  }

  async #send(task: CancelTask, hadToWait: boolean): Promise<CancelState | Job<CancelResult>> {
    this.#isUncertain ||= hadToWait;
    if (this.#isUncertain) {
      const seen = await this.#check(task, [0]);
      if (seen !== 'none') return seen ?? UNSEEN;
    }
    const request = task.findRequest();
    if (!request) return { status: 'failed', failure: UNPROVED };
    const outcome = await task.calls.requestCancel(request, this.#controller.signal);
    if (outcome.kind === 'missing') return this.#refuse(task, { status: 'unavailable' });
    if (outcome.kind === 'found') return this.#settle(task, outcome.value);
    const { failure } = outcome;
    if (failure.isUncertain) return this.#doubt(task, failure);
    const end: CancelState = { status: 'failed', failure };
    return failure.status === CONFLICT ? this.#refuse(task, end) : end;
  }

  /** What the answer to the request means. */
  #settle(task: CancelTask, reply: CancelReply): CancelState | Job<CancelResult> | Promise<CancelState> {
    this.#isUncertain = false;
    if (reply.status === 'already') return ENDS.cancelled;
    if (reply.status === 'impossible') return this.#refuse(task, { status: 'unavailable' });
    const entry = { orderNumber: this.#orderNumber, action: 'cancel', jobId: reply.job.id } as const;
    task.openJobs.put({ ...entry, startedAt: task.clock.now() }, this.#isOurs);
    return reply.job;
  }

  /** Another tab or device may have been quicker: what the order says counts for more than the refusal. */
  async #refuse(task: CancelTask, end: CancelState): Promise<CancelState> {
    const seen = await this.#check(task, [0]);
    return typeof seen === 'object' ? seen : end;
  }

  async #follow(task: CancelTask, job: Job<CancelResult>): Promise<CancelState> {
    const { signal } = this.#controller;
    const ask = (jobId: string): Promise<Outcome<Job<CancelResult>>> => {
      const { calls, proof } = this.#standIn(task);
      return calls.getCancelJob({ jobId, proof }, signal);
    };
    const outcome = await task.calls.followJob({ job, gate: this.#watch.gate, ask }, signal);
    if (outcome.kind === 'failed' && isPassing(outcome.failure)) return this.#lose(task, outcome.failure);
    this.#job = undefined;
    if (outcome.kind === 'found') return this.#end(task, outcome.value);
    return this.#doubt(task, outcome.kind === 'failed' ? outcome.failure : NO_JOB);
  }

  /** The job cannot be asked after for now. It stays the one to ask after; the order may tell sooner. */
  async #lose(task: CancelTask, failure: Failure): Promise<CancelState> {
    const seen = failure.status === 401 ? 'none' : await this.#check(task, [0]);
    if (typeof seen !== 'object') return { status: 'failed', failure: { ...failure, isUncertain: true } };
    this.#job = undefined;
    return seen;
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
    const seen = await this.#check(task, LOOKS_MS);
    return typeof seen === 'object' ? seen : { status: 'failed', failure: { ...failure, isUncertain: true } };
  }

  /** Looks until the order shows an end. Gives `none` where it shows none; absent where it could not be read the last time. */
  async #check(task: CancelTask, waits: readonly number[]): Promise<CancelState | 'none' | undefined> {
    this.#note({ isChecking: true });
    let seen: Awaited<ReturnType<CancelTask['look']>>;
    for (const ms of waits) {
      await new Promise<void>((resolve) => void task.clock.after(ms, resolve));
      if (this.#controller.signal.aborted) return undefined;
      seen = await this.#standIn(task).look();
      if (seen && seen !== 'none') return ENDS[seen];
    }
    this.#note({ isChecking: false });
    return seen && 'none';
  }

  #note(change: Partial<Extract<CancelState, { readonly status: 'loading' }>>): void {
    const state = this.store.getState();
    if (state.status === 'loading') this.store.setState({ ...state, ...change }, true);
  }

  readonly #isOurs = ({ orderNumber, action }: OpenJob): boolean =>
    orderNumber === this.#orderNumber && action === 'cancel';
}

/** The service may answer again once the shopper is signed in or the network is back. */
function isPassing({ retryable, status, unreadable }: Failure): boolean {
  return (retryable || status === 401) && unreadable !== 'shape';
}
