import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BankRefundRequest } from '../api/request-bank-refund.js';
import { SLOW_AFTER_MS, type Call, type Failure } from '../../../http/model/failure.js';
import type { Locks } from '../../../platform/locks.js';
import type { Platform } from '../../../platform/platform.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';

const CALL = 'request-bank-refund';
const CODE = 'service-request-bank-refund-failure';
/** The return does not exist, or not for this shopper. */
const NO_RETURN: Failure = { code: CODE, retryable: false, call: CALL, status: 404 };
/** Another tab was sending; this tab cannot know the result. */
const ELSEWHERE: Failure = { code: CODE, retryable: true, call: CALL, isUncertain: true };
const UNEXPECTED: Failure = { code: 'unexpected', retryable: true, call: CALL };

/** The state of one return's bank refund. The account itself is not stored. */
export type BankRefundState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'done' };

/** What a tag contributes to the request. */
export interface BankRefundDeps {
  readonly call: Call<BankRefundRequest, true>;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  onSettled(state: BankRefundState): void;
}

/**
 * Sends the account for the refund of one return: one request at a time, across all tags and browser tabs. If the
 * result of a request is unknown, only a press by the shopper, who was told so, sends it again.
 */
export class BankRefundSubmission {
  readonly store: StoreApi<BankRefundState> = createStore<BankRefundState>(() => ({ status: 'idle' }));
  readonly #controller = new AbortController();
  /** The last failure. A wait that the service asked for continues after its dialog was closed. */
  #failure: Failure | undefined;

  /**
   * Sends the account. Does nothing while a request is running, while a failure is displayed, after success, and before a
   * wait is over. If an earlier request may have been accepted, shows its dialog again instead of sending.
   */
  submit(deps: BankRefundDeps, request: BankRefundRequest): void {
    if (this.store.getState().status !== 'idle') return;
    const failure = this.#failure;
    if (failure?.isUncertain) return this.store.setState({ status: 'failed', failure }, true);
    this.#start(deps, request);
  }

  /**
   * Sends again from the dialog of a failure, even if the account may have been accepted, because the dialog says so.
   */
  retry(deps: BankRefundDeps, request: BankRefundRequest): void {
    if (this.store.getState().status === 'failed') this.#start(deps, request);
  }

  /** Closes the dialog of a failure. */
  dismiss(): void {
    if (this.store.getState().status === 'failed') this.store.setState({ status: 'idle' }, true);
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  #start(deps: BankRefundDeps, request: BankRefundRequest): void {
    const failure = this.#failure;
    if (this.#mayTry(deps)) void this.#run(deps, request);
    else if (failure) this.store.setState({ status: 'failed', failure }, true);
  }

  #mayTry({ clock }: BankRefundDeps): boolean {
    return (this.#failure?.retryAt ?? 0) <= clock.now();
  }

  async #run(deps: BankRefundDeps, request: BankRefundRequest): Promise<void> {
    this.store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () =>
      this.store.setState({ status: 'loading', isSlow: true }, true),
    );
    const state = await this.#send(deps, request).catch((): BankRefundState => fail(UNEXPECTED));
    stopTimer();
    if (this.#controller.signal.aborted) return;
    this.#failure = state.status === 'failed' ? state.failure : undefined;
    this.store.setState(state, true);
    deps.onSettled(state);
  }

  #send({ locks, call }: BankRefundDeps, request: BankRefundRequest): Promise<BankRefundState> {
    const { signal } = this.#controller;
    return locks.hold(`orders-area bank refund ${request.orderNumber}`, signal, async (hadToWait) => {
      if (hadToWait) return fail(ELSEWHERE);
      const outcome = await call(request, signal);
      if (outcome.kind === 'found') return { status: 'done' };
      return fail(outcome.kind === 'missing' ? NO_RETURN : outcome.failure);
    });
  }
}

/** The bank refunds by return number, shared by all tags. */
export function createBankRefunds(): OnePerOrder<BankRefundSubmission> {
  return new OnePerOrder(() => new BankRefundSubmission());
}

function fail(failure: Failure): BankRefundState {
  return { status: 'failed', failure };
}
