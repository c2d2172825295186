import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Call, type Failure } from '../../../http/model/failure.js';
import type { Locks } from '../../../platform/locks.js';
import type { Platform } from '../../../platform/platform.js';
import type { Statement, WithdrawalReply } from '../model/statement.js';

const CALL = 'request-withdrawal';
const CODE = 'service-request-withdrawal-failure';
/** The service answers alike for every order, so a 404 means that it has no such call. */
const MISSING: Failure = { code: CODE, retryable: false, call: CALL, status: 404 };
/** Another tab was sending; this tab cannot know the result before it asks. */
const ELSEWHERE: Failure = { code: CODE, retryable: true, call: CALL, isUncertain: true };
const UNEXPECTED: Failure = { code: 'unexpected', retryable: true, call: CALL };

/** The state of one statement. */
export type WithdrawalState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'done'; readonly reply: WithdrawalReply; readonly statement: Statement };

/** What a tag contributes to the request. */
export interface WithdrawalDeps {
  readonly call: Call<Statement, WithdrawalReply>;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly locks: Locks;
  onSettled(state: WithdrawalState): void;
}

/**
 * Sends the statement for one order from one e-mail address: one request at a time, across all tags and browser tabs. After a lost answer,
 * the shopper can send the same request with the same key again.
 */
export class WithdrawalSubmission {
  readonly store: StoreApi<WithdrawalState> = createStore<WithdrawalState>(() => ({ status: 'idle' }));
  readonly #controller = new AbortController();
  readonly #orderNumber: string;
  /** The statement whose answer was lost: an earlier statement that the service reports may be this one. */
  #doubtful: string | undefined;

  constructor(orderNumber: string) {
    this.#orderNumber = orderNumber;
  }

  /** Sends a statement. Does nothing while one is pending, after one was received, and before a wait is over. */
  submit(deps: WithdrawalDeps, statement: Statement): void {
    const state = this.store.getState();
    if (state.status === 'loading' || state.status === 'done') return;
    if (state.status === 'failed' && (state.failure.retryAt ?? 0) > deps.clock.now()) return;
    void this.#run(deps, statement);
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  async #run(deps: WithdrawalDeps, statement: Statement): Promise<void> {
    this.store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () =>
      this.store.setState({ status: 'loading', isSlow: true }, true),
    );
    const state = await this.#send(deps, statement).catch((): WithdrawalState => fail(UNEXPECTED));
    stopTimer();
    if (this.#controller.signal.aborted) return;
    this.store.setState(state, true);
    deps.onSettled(state);
  }

  #send({ locks, call }: WithdrawalDeps, statement: Statement): Promise<WithdrawalState> {
    const { signal } = this.#controller;
    return locks.hold(`orders-area withdrawal ${this.#orderNumber}`, signal, async (hadToWait) => {
      if (hadToWait) return fail(ELSEWHERE);
      const outcome = await call(statement, signal);
      if (outcome.kind === 'found')
        return { status: 'done', reply: this.#toReply(outcome.value, statement), statement };
      const failure = outcome.kind === 'missing' ? MISSING : outcome.failure;
      if (failure.isUncertain) this.#doubtful = JSON.stringify(statement);
      return fail(failure);
    });
  }

  /** A statement that the service already has is not an earlier one if it is the one whose answer was lost. */
  #toReply({ isEarlier, ...reply }: WithdrawalReply, statement: Statement): WithdrawalReply {
    const isRepeated = this.#doubtful === JSON.stringify(statement);
    return isEarlier && !isRepeated ? { ...reply, isEarlier } : reply;
  }
}

function fail(failure: Failure): WithdrawalState {
  return { status: 'failed', failure };
}
