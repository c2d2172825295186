import type { StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Call } from '../../http/model/failure.js';
import type { Job, JobOutcome } from '../../http/model/job.js';
import type { JobRequest } from '../../http/jobs.js';
import type { Locks } from '../../platform/locks.js';
import type { Platform, Visibility } from '../../platform/platform.js';
import { createSlice } from '../../app/state/create-slice.js';
import type { OpenJob, OpenJobs } from './open-jobs.js';
import { createWatch, type Watch } from '../../app/state/watch.js';

/** Waits before the order is looked at after a lost answer: at once, and twice more for a service that needs a moment. */
const LOOKS_MS = [0, 2_000, 4_000];
/** How long other tabs wait for the end of a job at most: in a tab that nobody sees it is not asked after. */
const LONGEST_HOLD_MS = 10_000;

/** Where something that is done to an order stands. */
export type ActionState<Settled> =
  | { readonly status: 'idle' }
  /** `isChecking`: an answer was lost, and the order is looked at before anything is sent again. */
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly isChecking: boolean }
  | { readonly status: 'failed'; readonly failure: Failure }
  | Settled;

/** How it may end besides failing. */
export interface ActionOutcome {
  readonly status: 'complete' | 'pending' | 'unavailable' | 'done';
}

/** What a tag that shows the order lends to it. */
export interface ActionDeps<Result, Settled> {
  readonly calls: { readonly followJob: Call<JobRequest<Result>, JobOutcome<Result>> };
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  readonly openJobs: OpenJobs;
  /** How it ended. One tag is told. */
  onSettled(state: ActionState<Settled>): void;
}

/** What became of a request. */
export type Sent<Result, Settled> =
  | { readonly kind: 'accepted'; readonly job: Job<Result> }
  /** There is nothing more to send. */
  | { readonly kind: 'ended'; readonly end: ActionState<Settled> }
  /** It was not done; the order may tell otherwise. */
  | { readonly kind: 'refused'; readonly end: ActionState<Settled> }
  /** It was not done. */
  | { readonly kind: 'failed'; readonly end: ActionState<Settled> }
  /** Nobody knows whether it was. */
  | { readonly kind: 'lost'; readonly failure: Failure };

/** What differs in kind. */
export interface ActionKind {
  readonly action: OpenJob['action'];
  /** What it is to fail with where nobody knows the end of the job. */
  readonly noJob: Failure;
  /** The order should have been looked at, and could not be read. */
  readonly unseen: Failure;
  /** The order shows nothing of it before the job is done: until then a look from another tab tells nothing. */
  readonly appearsLater?: true;
}

/**
 * Something that is done to one order by a job, once: whatever asks for it, from however many tags and tabs, one request is under way,
 * and none goes out again while the last one may have been carried out.
 */
export abstract class OrderAction<Result, Settled extends ActionOutcome, Deps extends ActionDeps<Result, Settled>> {
  readonly store: StoreApi<ActionState<Settled>> = createSlice<ActionState<Settled>>({ status: 'idle' });
  protected readonly orderNumber: string;
  readonly #kind: ActionKind;
  readonly #controller = new AbortController();
  /** While no tag shows the order, or nobody sees the page, its job is not asked after. */
  readonly #watch: Watch = createWatch();
  /** Of the tags that show the order. */
  readonly #present = new Set<Deps>();
  readonly #gone = new WeakSet<Deps>();
  /** The job that the service made of the request, until its end is known. */
  #job: Job<Result> | undefined;
  /** The last request may have been carried out: the order is read before another one. */
  #isUncertain = false;
  /** A wait that the service asked for outlasts the dialog that told of it. */
  #failure: Failure | undefined;
  /** An end that came while no tag showed the order. */
  #untold: ActionState<Settled> | undefined;

  constructor(orderNumber: string, kind: ActionKind) {
    this.orderNumber = orderNumber;
    this.#kind = kind;
  }

  /**
   * A tag shows the order from now on: it takes up a job of an earlier page load, and hears of an end that nobody heard of. Gives
   * the way to stop.
   */
  enter(deps: Deps, visibility: Visibility): () => void {
    this.#present.add(deps);
    const leave = this.#watch.enter(visibility);
    if (this.#untold) this.#tell(deps, this.#untold);
    this.#resume(deps);
    return () => {
      this.#present.delete(deps);
      this.#gone.add(deps);
      leave();
    };
  }

  /** Begins, or tries again after a failure. Sends nothing while it is under way, once it ended, and before a wait is over. */
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

  /** Sends the request, and gives what became of it. */
  protected abstract send(deps: Deps, signal: AbortSignal): Promise<Sent<Result, Settled>>;

  /** Asks after the job once. */
  protected abstract ask(deps: Deps, jobId: string, signal: AbortSignal): Promise<Outcome<Job<Result>>>;

  /** Reads the order anew. Gives what it says of the result, `none` where it says nothing; absent where it cannot be read. */
  protected abstract look(deps: Deps): Promise<Result | 'none' | undefined>;

  /** What a result is to the shopper. */
  protected abstract toSettled(result: Result): Settled;

  /** What a job is that goes on after the last question ('Server timeout'); absent where the shopper has to be told so. */
  protected abstract findOpenOutcome(): Settled | undefined;

  /** Whether a tag shows the order. */
  protected get isShown(): boolean {
    return this.#present.size > 0;
  }

  /** Whether nobody knows what became of the last request. */
  protected get isInDoubt(): boolean {
    return this.#job !== undefined || this.#isUncertain;
  }

  /** Sends nothing but questions. */
  #resume(deps: Deps): void {
    const open = deps.openJobs.store.getState().find(this.#isOurs);
    if (!open || this.store.getState().status !== 'idle') return;
    this.#job ??= { id: open.jobId, isDone: false, hasFailed: false, etaMs: 0 };
    void this.#run(deps);
  }

  /** The tag that asked may be gone, and its page's adapter with it: then another one that shows the order stands in. */
  #standIn(deps: Deps): Deps {
    const [other = deps] = this.#present;
    return this.#gone.has(deps) ? other : deps;
  }

  async #run(deps: Deps): Promise<void> {
    this.store.setState({ status: 'loading', isSlow: false, isChecking: false }, true);
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () => this.#note({ isSlow: true }));
    const end = await this.#carryOut(deps).catch((): ActionState<Settled> =>
      fail({ code: 'unexpected', retryable: true }),
    );
    stopTimer();
    if (this.#controller.signal.aborted) return;
    this.#failure = end.status === 'failed' ? end.failure : undefined;
    this.store.setState(end, true);
    const listener = this.#standIn(deps);
    if (this.#gone.has(listener)) this.#untold = end;
    else this.#tell(listener, end);
  }

  /** A job is kept until somebody has heard of its end: whoever comes back finds it by that. */
  #tell(deps: Deps, end: ActionState<Settled>): void {
    this.#untold = undefined;
    if (!this.#job) deps.openJobs.drop(this.#isOurs);
    deps.onSettled(end);
  }

  /** The lock keeps other tabs from sending, not from asking: it is held no longer than a look at the order tells them nothing. */
  async #carryOut(deps: Deps): Promise<ActionState<Settled>> {
    if (this.#job) return this.#follow(deps, this.#job);
    const name = `orders-area ${this.#kind.action} ${this.orderNumber}`;
    // In an object: the lock is not held for as long as the end takes.
    const held = await deps.locks.hold(name, this.#controller.signal, async (hadToWait) => {
      const sent = await this.#trySend(deps, hadToWait);
      if ('status' in sent) return { end: sent };
      const end = this.#follow(deps, (this.#job = sent));
      if (this.#kind.appearsLater) await settleWithin(end, deps.clock);
      return { end };
    });
    return held.end;
  }

  async #trySend(deps: Deps, hadToWait: boolean): Promise<ActionState<Settled> | Job<Result>> {
    this.#isUncertain ||= hadToWait;
    if (this.#isUncertain) {
      const seen = await this.#check(deps, hadToWait && this.#kind.appearsLater ? LOOKS_MS : [0]);
      if (seen !== 'none') return seen ?? fail(this.#kind.unseen);
    }
    const sent = await this.send(deps, this.#controller.signal);
    if (sent.kind === 'lost') return this.#doubt(deps, sent.failure);
    if (sent.kind === 'refused') return this.#refuse(deps, sent.end);
    this.#isUncertain &&= sent.kind === 'failed';
    if (sent.kind !== 'accepted') return sent.end;
    const entry = { orderNumber: this.orderNumber, action: this.#kind.action, jobId: sent.job.id };
    deps.openJobs.put({ ...entry, startedAt: deps.clock.now() }, this.#isOurs);
    return sent.job;
  }

  /** Another tab or device may have been quicker: what the order says counts for more than the refusal. */
  async #refuse(deps: Deps, end: ActionState<Settled>): Promise<ActionState<Settled>> {
    const seen = await this.#check(deps, [0]);
    return seen && seen !== 'none' ? seen : end;
  }

  async #follow(deps: Deps, job: Job<Result>): Promise<ActionState<Settled>> {
    const { signal } = this.#controller;
    const ask = (jobId: string) => this.ask(this.#standIn(deps), jobId, signal);
    const outcome = await deps.calls.followJob({ job, gate: this.#watch.gate, ask }, signal);
    if (outcome.kind === 'failed' && isPassing(outcome.failure)) return this.#lose(deps, outcome.failure);
    if (outcome.kind === 'found' && outcome.value.status === 'open') return this.#outlast(deps);
    this.#job = undefined;
    if (outcome.kind === 'found') return this.#end(deps, outcome.value);
    return this.#doubt(deps, outcome.kind === 'failed' ? outcome.failure : this.#kind.noJob);
  }

  /** The job cannot be asked after for now. It stays the one to ask after; the order may tell sooner. */
  async #lose(deps: Deps, failure: Failure): Promise<ActionState<Settled>> {
    const seen = failure.status === 401 ? 'none' : await this.#check(deps, [0]);
    if (!seen || seen === 'none') return fail({ ...failure, isUncertain: true });
    this.#job = undefined;
    return seen;
  }

  /** 'Server timeout': it goes on, and the shopper is told when it is over; or else it stays the one to ask after. */
  async #outlast(deps: Deps): Promise<ActionState<Settled>> {
    const end = this.findOpenOutcome();
    if (!end) return this.#lose(deps, this.#kind.noJob);
    this.#job = undefined;
    return end;
  }

  #end(deps: Deps, end: JobOutcome<Result>): ActionState<Settled> | Promise<ActionState<Settled>> {
    // A job that failed has done nothing: it may be asked for again.
    if (end.status !== 'done') return fail(this.#kind.noJob);
    // 'Could not parse server response': the job ended, and nobody can tell how.
    return end.result === undefined
      ? this.#doubt(deps, { ...this.#kind.noJob, unreadable: 'shape' })
      : this.toSettled(end.result);
  }

  /** It may have been carried out: the order tells. Until it does, nothing is sent again without another look. */
  async #doubt(deps: Deps, failure: Failure): Promise<ActionState<Settled>> {
    this.#isUncertain = true;
    const seen = await this.#check(deps, LOOKS_MS);
    return seen && seen !== 'none' ? seen : fail({ ...failure, isUncertain: true });
  }

  /** Looks until the order shows an end. Gives `none` where it shows none; absent where it could not be read the last time. */
  async #check(deps: Deps, waits: readonly number[]): Promise<ActionState<Settled> | 'none' | undefined> {
    this.#note({ isChecking: true });
    let seen: Result | 'none' | undefined;
    for (const ms of waits) {
      await new Promise<void>((resolve) => void deps.clock.after(ms, resolve));
      if (this.#controller.signal.aborted) return undefined;
      seen = await this.look(this.#standIn(deps));
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
    orderNumber === this.orderNumber && action === this.#kind.action;
}

/** Waits for an end, and no longer than other tabs may have to wait for it. */
async function settleWithin(end: Promise<unknown>, clock: Pick<Platform, 'after'>): Promise<void> {
  let stop = (): void => undefined;
  const late = new Promise<void>((resolve) => (stop = clock.after(LONGEST_HOLD_MS, resolve)));
  await Promise.race([end, late]).finally(stop);
}

/** The service may answer again once the shopper is signed in or the network is back. */
function isPassing({ retryable, status, unreadable }: Failure): boolean {
  return (retryable || status === 401) && unreadable !== 'shape';
}

function fail(failure: Failure): { readonly status: 'failed'; readonly failure: Failure } {
  return { status: 'failed', failure };
}
