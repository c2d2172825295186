import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Call } from '../../http/model/failure.js';
import { SERVER_TIMEOUT, UNREADABLE_JOB, type Job, type JobOutcome } from '../../http/model/job.js';
import type { JobRequest } from '../../http/jobs.js';
import type { Locks } from '../../platform/locks.js';
import type { Platform, Visibility } from '../../platform/platform.js';
import type { OpenJob, OpenJobs } from './open-jobs.js';
import { createWatch, type Watch } from '../../app/state/watch.js';

/** The waits before each reload after a lost answer: the service may need a moment until the order or the address book shows the result. */
export const RELOAD_DELAYS_MS = [0, 2_000, 4_000];
/** The longest that other tabs wait for the end of a job: a hidden tab does not poll it. */
const LONGEST_HOLD_MS = 10_000;

/** The state of an action on an order. */
export type ActionState<Settled> =
  | { readonly status: 'idle' }
  /** `isChecking`: an answer was lost, and the order is reloaded before anything is sent again. */
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly isChecking: boolean }
  | { readonly status: 'failed'; readonly failure: Failure }
  | Settled;

/** How it may end, besides failing. */
export interface ActionOutcome {
  readonly status: 'complete' | 'pending' | 'unavailable' | 'done' | 'lines' | 'changed';
}

/** What a tag that shows the order provides to its action. */
export interface ActionDeps<Result, Settled> {
  readonly calls: { readonly followJob: Call<JobRequest<Result>, JobOutcome<Result>> };
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  readonly openJobs: OpenJobs;
  /** Called when the action has ended. Only one tag is notified. */
  onSettled(state: ActionState<Settled>): void;
}

/** The outcome of a request. */
export type Sent<Result, Settled> =
  | { readonly kind: 'accepted'; readonly job: Job<Result> }
  /** Nothing more needs to be sent. */
  | { readonly kind: 'ended'; readonly state: ActionState<Settled> }
  /** The service refused it, but the order may show that it was done. */
  | { readonly kind: 'refused'; readonly state: ActionState<Settled> }
  /** It was not done. */
  | { readonly kind: 'failed'; readonly state: ActionState<Settled> }
  /** It is unknown whether it was done. */
  | { readonly kind: 'lost'; readonly failure: Failure };

/** What differs between kinds of action. */
export interface ActionTraits {
  readonly action: OpenJob['action'];
  /** The failure if the job failed, or if its end is unknown. */
  readonly jobFailure: Failure;
  /** The failure if the order had to be reloaded and could not be. */
  readonly reloadFailure: Failure;
  /** The order does not show the action before its job is done, so another tab learns nothing from a reload until then. */
  readonly isShownOnlyAfterJob?: true;
}

/**
 * An action on one order that a job carries out, once: however many tags and browser tabs start it, only one request is pending. While the
 * last request may have been carried out, no other is sent.
 */
export abstract class OrderAction<Result, Settled extends ActionOutcome, Deps extends ActionDeps<Result, Settled>> {
  readonly store: StoreApi<ActionState<Settled>> = createStore<ActionState<Settled>>(() => ({ status: 'idle' }));
  protected readonly orderNumber: string;
  /** What it is about, if not the whole order; stored with its job. */
  protected lines: unknown;
  readonly #traits: ActionTraits;
  readonly #controller = new AbortController();
  /** While no tag shows the order, or the page is hidden, its job is not polled. */
  readonly #watch: Watch = createWatch();
  /** The tags that show the order. */
  readonly #present = new Set<Deps>();
  readonly #gone = new WeakSet<Deps>();
  /** The job that the service created for the request, until its end is known. */
  #job: Job<Result> | undefined;
  /** The last request may have been carried out: the order is reloaded before another one. */
  #isUncertain = false;
  /** Stored here because a wait that the service requested outlasts the dialog that showed it. */
  #failure: Failure | undefined;
  /** A result that arrived while no tag showed the order. */
  #unreported: ActionState<Settled> | undefined;

  constructor(orderNumber: string, traits: ActionTraits) {
    this.orderNumber = orderNumber;
    this.#traits = traits;
  }

  /**
   * Registers a tag that shows the order: it resumes a job of an earlier page load, and receives a result that no tag has received.
   * Returns the unregister function.
   */
  enter(deps: Deps, visibility: Visibility): () => void {
    this.#present.add(deps);
    const leave = this.#watch.enter(visibility);
    if (this.#unreported) this.#notify(deps, this.#unreported);
    this.#resume(deps);
    return () => {
      this.#present.delete(deps);
      this.#gone.add(deps);
      leave();
    };
  }

  /** Starts the action, or retries a failed one. Does nothing while it is pending, once it has ended, and during a requested wait. */
  start(deps: Deps): void {
    const state = this.store.getState();
    if (state.status !== 'idle' && state.status !== 'failed') return;
    const failure = this.#failure;
    if ((failure?.retryAt ?? 0) <= deps.clock.now()) return void this.#run(deps);
    if (failure) this.store.setState({ status: 'failed', failure }, true);
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  /** Sends the request, and returns its outcome. */
  protected abstract send(deps: Deps, signal: AbortSignal): Promise<Sent<Result, Settled>>;

  /** Polls the job once. */
  protected abstract getJob(deps: Deps, jobId: string, signal: AbortSignal): Promise<Outcome<Job<Result>>>;

  /** Reloads the order. Resolves to the result that it shows, `none` if it shows none, or undefined if it could not be loaded. */
  protected abstract reload(deps: Deps): Promise<Result | 'none' | undefined>;

  /** Converts a result to the state that the shopper sees. */
  protected abstract toSettled(result: Result): Settled;

  /** The state of a job that is unfinished at the last poll ('Server timeout'); undefined if that counts as a failure. */
  protected abstract findOpenOutcome(): Settled | undefined;

  /** Whether a tag shows the order. */
  protected get isShown(): boolean {
    return this.#present.size > 0;
  }

  /** Whether the outcome of the last request is unknown. */
  protected get isInDoubt(): boolean {
    return this.#job !== undefined || this.#isUncertain;
  }

  /** Resumes a stored job. Sends nothing but polls. */
  #resume(deps: Deps): void {
    const open = deps.openJobs.store.getState().find(this.#isOurs);
    if (!open || this.store.getState().status !== 'idle') return;
    this.lines = open.lines;
    this.#job ??= { id: open.jobId, isDone: false, hasFailed: false, etaMs: 0 };
    void this.#run(deps);
  }

  /** If the tag that started the action was removed, its adapter may be gone too; another tag that shows the order replaces it then. */
  #standIn(deps: Deps): Deps {
    const [other = deps] = this.#present;
    return this.#gone.has(deps) ? other : deps;
  }

  async #run(deps: Deps): Promise<void> {
    this.store.setState({ status: 'loading', isSlow: false, isChecking: false }, true);
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () => this.#note({ isSlow: true }));
    const state = await this.#carryOut(deps).catch((): ActionState<Settled> =>
      fail({ code: 'unexpected', retryable: true }),
    );
    stopTimer();
    if (this.#controller.signal.aborted) return;
    this.#failure = state.status === 'failed' ? state.failure : undefined;
    this.#isUncertain &&= state.status === 'failed';
    this.store.setState(state, true);
    const listener = this.#standIn(deps);
    if (this.#gone.has(listener)) this.#unreported = state;
    else this.#notify(listener, state);
  }

  /** Notifies a tag. A job stays stored until a tag was notified of its end, so that a later page load can resume it. */
  #notify(deps: Deps, state: ActionState<Settled>): void {
    this.#unreported = undefined;
    if (!this.#job) deps.openJobs.drop(this.#isOurs);
    deps.onSettled(state);
  }

  /** The lock prevents other tabs from sending, not from polling: it is released once a reloaded order would show them the outcome. */
  async #carryOut(deps: Deps): Promise<ActionState<Settled>> {
    if (this.#job) return this.#follow(deps, this.#job);
    const name = `orders-area ${this.#traits.action} ${this.orderNumber}`;
    // Wrapped in an object, because a returned promise would be awaited and hold the lock until the job ends.
    const held = await deps.locks.hold(name, this.#controller.signal, async (hadToWait) => {
      const sent = await this.#trySend(deps, hadToWait);
      if ('status' in sent) return { state: sent };
      const state = this.#follow(deps, (this.#job = sent));
      if (this.#traits.isShownOnlyAfterJob) await settleWithin(state, deps.clock);
      return { state };
    });
    return held.state;
  }

  async #trySend(deps: Deps, hadToWait: boolean): Promise<ActionState<Settled> | Job<Result>> {
    this.#isUncertain ||= hadToWait;
    if (this.#isUncertain) {
      const seen = await this.#check(deps, hadToWait && this.#traits.isShownOnlyAfterJob ? RELOAD_DELAYS_MS : [0]);
      if (seen !== 'none') return seen ?? fail(this.#traits.reloadFailure);
    }
    const sent = await this.send(deps, this.#controller.signal);
    if (sent.kind === 'lost') return this.#handleUncertain(deps, sent.failure);
    if (sent.kind === 'refused') return this.#handleRefusal(deps, sent.state);
    this.#isUncertain &&= sent.kind === 'failed';
    if (sent.kind !== 'accepted') return sent.state;
    const entry = { orderNumber: this.orderNumber, action: this.#traits.action, jobId: sent.job.id, lines: this.lines };
    deps.openJobs.put({ ...entry, startedAt: deps.clock.now() }, this.#isOurs);
    return sent.job;
  }

  /** Another tab or device may have been faster: the order's state takes precedence over the refusal. */
  async #handleRefusal(deps: Deps, state: ActionState<Settled>): Promise<ActionState<Settled>> {
    const seen = await this.#check(deps, [0]);
    return seen && seen !== 'none' ? seen : state;
  }

  async #follow(deps: Deps, job: Job<Result>): Promise<ActionState<Settled>> {
    const { signal } = this.#controller;
    const getJob = (jobId: string) => this.getJob(this.#standIn(deps), jobId, signal);
    const outcome = await deps.calls.followJob({ job, gate: this.#watch.gate, getJob }, signal);
    if (outcome.kind === 'failed' && isTemporary(outcome.failure)) return this.#handleLostPoll(deps, outcome.failure);
    if (outcome.kind === 'found' && outcome.value.status === 'open') return this.#handleTimeout(deps);
    this.#job = undefined;
    if (outcome.kind === 'found') return this.#handleEnd(deps, outcome.value);
    return this.#handleUncertain(deps, outcome.kind === 'failed' ? outcome.failure : this.#traits.jobFailure);
  }

  /** The job cannot be polled at the moment. It stays stored for polling; a reloaded order may show the outcome sooner. */
  async #handleLostPoll(deps: Deps, failure: Failure): Promise<ActionState<Settled>> {
    const seen = failure.status === 401 ? 'none' : await this.#check(deps, [0]);
    if (!seen || seen === 'none') return fail({ ...failure, isUncertain: true });
    this.#job = undefined;
    return seen;
  }

  /** The job continues. Either the shopper is told that the result follows, or the job stays stored for polling. */
  async #handleTimeout(deps: Deps): Promise<ActionState<Settled>> {
    const state = this.findOpenOutcome();
    if (!state) return this.#handleLostPoll(deps, { ...this.#traits.jobFailure, details: { message: SERVER_TIMEOUT } });
    this.#job = undefined;
    return state;
  }

  #handleEnd(deps: Deps, outcome: JobOutcome<Result>): ActionState<Settled> | Promise<ActionState<Settled>> {
    const { jobFailure } = this.#traits;
    // A failed job has done nothing, so it may be requested again.
    if (outcome.status !== 'done') return fail(jobFailure);
    // The job ended, but its result is unknown.
    return outcome.result === undefined
      ? this.#handleUncertain(deps, { ...jobFailure, unreadable: 'shape', details: { message: UNREADABLE_JOB } })
      : this.toSettled(outcome.result);
  }

  /** The request may have been carried out, which the order shows. Until then, nothing is sent again without another reload. */
  async #handleUncertain(deps: Deps, failure: Failure): Promise<ActionState<Settled>> {
    this.#isUncertain = true;
    const seen = await this.#check(deps, RELOAD_DELAYS_MS);
    return seen && seen !== 'none' ? seen : fail({ ...failure, isUncertain: true });
  }

  /** Reloads the order until it shows a result. Resolves to `none` if it shows none, or undefined if the last reload failed. */
  async #check(deps: Deps, waits: readonly number[]): Promise<ActionState<Settled> | 'none' | undefined> {
    this.#note({ isChecking: true });
    let seen: Result | 'none' | undefined;
    for (const ms of waits) {
      await new Promise<void>((resolve) => void deps.clock.after(ms, resolve));
      if (this.#controller.signal.aborted) return undefined;
      seen = await this.reload(this.#standIn(deps));
      if (seen !== undefined && seen !== 'none') return this.toSettled(seen);
    }
    this.#note({ isChecking: false });
    return seen === undefined ? undefined : 'none';
  }

  #note(change: { readonly isSlow?: boolean; readonly isChecking?: boolean }): void {
    const state = this.store.getState();
    if (state.status === 'loading') this.store.setState({ ...state, ...change }, true);
  }

  readonly #isOurs = ({ orderNumber, action }: OpenJob): boolean =>
    orderNumber === this.orderNumber && action === this.#traits.action;
}

/** Waits for a promise, but no longer than other tabs may have to wait. */
async function settleWithin(outcome: Promise<unknown>, clock: Pick<Platform, 'after'>): Promise<void> {
  let stop = (): void => undefined;
  const timeout = new Promise<void>((resolve) => (stop = clock.after(LONGEST_HOLD_MS, resolve)));
  await Promise.race([outcome, timeout]).finally(stop);
}

/** Whether a failure is temporary: the service may answer once the shopper is signed in or the network is back. */
function isTemporary({ retryable, status, unreadable }: Failure): boolean {
  return (retryable || status === 401) && unreadable !== 'shape';
}

const fail = (failure: Failure) => ({ status: 'failed', failure }) as const;
