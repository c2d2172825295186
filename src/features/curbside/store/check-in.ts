import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InteractionFollowing, InteractionOutcome } from '../api/follow-interaction.js';
import type { getCurbsideInteraction } from '../api/get-curbside-interaction.js';
import type { ArrivalReply, ArrivalRequest, requestCurbsideArrival } from '../api/request-curbside-arrival.js';
import type { CallOf } from '../../../http/define-call.js';
import { MOST_ARRIVAL_RETRIES, type CheckInStage } from '../model/check-in.js';
import { SLOW_AFTER_MS, type Call, type Failure, type Outcome } from '../../../http/model/failure.js';
import type { Proof } from '../../../http/model/secret.js';
import type { Locks } from '../../../platform/locks.js';
import type { Platform, Visibility } from '../../../platform/platform.js';
import type { StoredInteraction, StoredInteractions } from './stored-interactions.js';
import { createWatch, type Watch } from '../../../app/state/watch.js';

/** The pause between the arrival and the first poll. */
const FIRST_POLL_MS = 1_000;

const CALL = 'request-curbside-arrival';
const CODE = 'service-request-curbside-arrival-failure';
const NO_ORDER: Failure = { code: CODE, retryable: false, call: CALL, status: 404 };
/** Another tab was sending the arrival; a retry learns the result from the service. */
const ELSEWHERE: Failure = { code: CODE, retryable: true, call: CALL, isUncertain: true };
const UNEXPECTED: Failure = { code: 'unexpected', retryable: true, call: CALL };

/** What a tag contributes to the check-in. */
export interface CheckInDeps {
  readonly calls: {
    readonly requestArrival: CallOf<typeof requestCurbsideArrival>;
    readonly getInteraction: CallOf<typeof getCurbsideInteraction>;
    readonly followInteraction: Call<InteractionFollowing, InteractionOutcome>;
  };
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  readonly stored: StoredInteractions;
  /** Returns a guest's proof of the order, if known. */
  getProof(): Proof | undefined;
  /** Whether polling slows down after the first minute. */
  decays(): boolean;
  /** Called on one tag when the store has accepted the arrival. */
  onAccepted(): void;
  onFailure(failure: Failure, severity: 'warning' | 'error'): void;
}

/** An interaction's state, and when the shopper arrived. */
interface Known {
  readonly id: string;
  readonly stage: CheckInStage;
  readonly at: number;
}

/**
 * The arrival for one order, shared by all tags that show it: it is sent once, and only one tag polls at a time.
 * Removed tags are not retained.
 */
export class CheckIn {
  readonly store: StoreApi<CheckInState> = createStore<CheckInState>(() => ({ status: 'ready' }));
  readonly #orderNumber: string;
  readonly #watch: Watch = createWatch();
  readonly #controller = new AbortController();
  /** The tags that show it. */
  readonly #present = new Set<CheckInDeps>();
  #known: Known | undefined;
  /** The tag that polls, and the controller that aborts it. */
  #polling: { readonly deps: CheckInDeps; readonly controller: AbortController } | undefined;

  constructor(orderNumber: string) {
    this.#orderNumber = orderNumber;
  }

  /**
   * Registers a tag, and resumes an interaction that an earlier page load stored or the address names.
   *
   * @param namedId id of an interaction that another device started
   * @returns a function that unregisters the tag
   */
  enter(deps: CheckInDeps, visibility: Visibility, namedId?: string): () => void {
    this.#present.add(deps);
    const leave = this.#watch.enter(visibility);
    if (this.store.getState().status === 'ready') this.#restore(deps, namedId);
    else this.#startPolling(deps, 0);
    return () => {
      this.#present.delete(deps);
      leave();
      if (this.#polling?.deps === deps) this.#movePolling();
    };
  }

  /**
   * Sends the arrival, or retries it after a failure, up to `MOST_ARRIVAL_RETRIES` times and not before the service's
   * wait is over. Does nothing while it is being sent, or after it was accepted.
   */
  start(deps: CheckInDeps, request: Omit<ArrivalRequest, 'proof'>): void {
    const state = this.store.getState();
    if (state.status === 'ready') void this.#send(deps, request, 0);
    if (state.status !== 'failed' || state.retries >= MOST_ARRIVAL_RETRIES) return;
    if ((state.failure.retryAt ?? 0) <= deps.clock.now()) void this.#send(deps, request, state.retries + 1);
  }

  /** Polls again at the shopper's request once automatic polling has stopped. */
  checkAgain(deps: CheckInDeps): void {
    const state = this.store.getState();
    if (state.status !== 'followed' || state.isChecking || (!state.isOverdue && !state.failure)) return;
    this.#set({ ...state, isChecking: true });
    this.#follow(deps, 0);
  }

  /** Returns to the form if the store no longer knows the arrival. */
  startOver(): void {
    if (this.store.getState().status === 'gone') this.#set({ status: 'ready' });
  }

  abort(): void {
    this.#controller.abort();
    this.#polling?.controller.abort();
    this.#known = undefined;
    this.#set({ status: 'ready' });
  }

  #restore(deps: CheckInDeps, namedId: string | undefined): void {
    const stored = deps.stored.store.getState().find(this.#isOurs);
    if (namedId === undefined || stored?.id === namedId) {
      if (stored) this.#begin(deps, stored, 0);
    } else this.#begin(deps, { id: namedId, stage: 'submitted', at: deps.clock.now() }, 0);
  }

  async #send(deps: CheckInDeps, request: Omit<ArrivalRequest, 'proof'>, retries: number): Promise<void> {
    this.#set({ status: 'sending', isSlow: false, retries });
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () => this.#set({ status: 'sending', isSlow: true, retries }));
    const outcome = await this.#announceArrival(deps, request).catch((): Outcome<ArrivalReply> => fail(UNEXPECTED));
    stopTimer();
    if (this.#controller.signal.aborted) return;
    if (outcome.kind !== 'found') {
      const failure = outcome.kind === 'missing' ? NO_ORDER : outcome.failure;
      this.#set({ status: 'failed', failure, retries });
      return deps.onFailure(failure, 'error');
    }
    if (outcome.value.status === 'duplicate') return this.#set({ status: 'duplicate' });
    const { id, stage = 'submitted' } = outcome.value.interaction;
    deps.onAccepted();
    this.#begin(deps, { id, stage, at: deps.clock.now() }, FIRST_POLL_MS);
  }

  #announceArrival(
    { locks, calls, getProof }: CheckInDeps,
    request: Omit<ArrivalRequest, 'proof'>,
  ): Promise<Outcome<ArrivalReply>> {
    const { signal } = this.#controller;
    return locks.hold(`orders-area check-in ${this.#orderNumber}`, signal, async (hadToWait) =>
      hadToWait ? fail(ELSEWHERE) : calls.requestArrival({ ...request, proof: getProof() }, signal),
    );
  }

  #begin(deps: CheckInDeps, known: Known, firstMs: number): void {
    this.#record(deps, known);
    this.#startPolling(this.#present.has(deps) ? deps : undefined, firstMs);
  }

  /** Records the state; stored until the order is handed over. */
  #record({ stored }: CheckInDeps, known: Known): void {
    const { id, stage, at } = (this.#known = known);
    const before = this.store.getState();
    if (stage === 'complete') stored.drop(this.#isOurs);
    else if (!stored.store.getState().some((other) => other.id === id && other.stage === stage)) {
      stored.put({ orderNumber: this.#orderNumber, id, stage, at }, this.#isOurs);
    }
    const isSame = before.status === 'followed' && before.stage === stage;
    if (isSame && !before.failure) return;
    this.#set({ status: 'followed', stage, isOverdue: isSame && before.isOverdue, isChecking: false });
  }

  /** Starts polling with the first registered tag, if polling is due and not running. */
  #startPolling(deps: CheckInDeps | undefined, firstMs: number): void {
    const state = this.store.getState();
    const [poller = deps] = deps ? [deps] : this.#present;
    if (!poller || this.#polling || !isOpen(state)) return;
    this.#follow(poller, firstMs);
  }

  /** Moves polling to another tag, if there is any, because the polling tag was removed. */
  #movePolling(): void {
    this.#polling?.controller.abort();
    this.#polling = undefined;
    const state = this.store.getState();
    if (state.status === 'followed' && state.isChecking) this.#set({ ...state, isChecking: false });
    this.#startPolling(undefined, FIRST_POLL_MS);
  }

  #follow(deps: CheckInDeps, firstMs: number): void {
    const known = this.#known;
    if (!known || this.#polling) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#polling = { deps, controller };
    const { id, stage, at } = known;
    const following = {
      ...{ stage, firstMs, gate: this.#watch.gate, decays: deps.decays() },
      arrivedAt: at,
      getInteraction: () => deps.calls.getInteraction({ id, proof: deps.getProof() }, signal),
      onAnswer: (reported: CheckInStage) => this.#handleAnswer(deps, { ...known, stage: reported }, signal),
    };
    void deps.calls.followInteraction(following, signal).then((outcome) => {
      if (signal.aborted) return;
      this.#polling = undefined;
      this.#end(deps, outcome);
    });
  }

  /** Handles an answer during polling. */
  #handleAnswer(deps: CheckInDeps, known: Known, signal: AbortSignal): void {
    if (!signal.aborted) this.#record(deps, known);
  }

  #end(deps: CheckInDeps, outcome: Outcome<unknown>): void {
    const state = this.store.getState();
    if (state.status !== 'followed') return;
    const { stage } = state;
    if (outcome.kind === 'missing') {
      deps.stored.drop(this.#isOurs);
      this.#known = undefined;
      return this.#set({ status: 'gone' });
    }
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      this.#set({ status: 'followed', stage, isOverdue: state.isOverdue, isChecking: false, failure });
      return deps.onFailure(failure, 'warning');
    }
    this.#set({ status: 'followed', stage, isOverdue: stage !== 'complete', isChecking: false });
  }

  #set(state: CheckInState): void {
    this.store.setState(state, true);
  }

  readonly #isOurs = ({ orderNumber }: StoredInteraction): boolean => orderNumber === this.#orderNumber;
}

/** Tells whether polling should run. */
function isOpen(state: CheckInState): state is Followed {
  return state.status === 'followed' && state.stage !== 'complete' && !state.isOverdue && !state.failure;
}

function fail(failure: Failure): { readonly kind: 'failed'; readonly failure: Failure } {
  return { kind: 'failed', failure };
}

/** The state of a shopper's arrival. */
export type CheckInState =
  /** Not sent yet. */
  | { readonly status: 'ready' }
  | { readonly status: 'sending'; readonly isSlow: boolean; readonly retries: number }
  /** `retries`: how often it was retried after a failure. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly retries: number }
  /** The store has an arrival for this order, but does not say whose. */
  | { readonly status: 'duplicate' }
  /** The store no longer knows the arrival. */
  | { readonly status: 'gone' }
  | Followed;

/** The store has accepted the arrival. */
export interface Followed {
  readonly status: 'followed';
  readonly stage: CheckInStage;
  /** No team member came in time: the shopper should call. */
  readonly isOverdue: boolean;
  /** Why polling stopped. */
  readonly failure?: Failure;
  /** The shopper asked to check again. */
  readonly isChecking: boolean;
}
