import { createStore, type StoreApi } from 'zustand/vanilla';
import type { getDeferredPaymentJob } from '../api/get-deferred-payment-job.js';
import type { DeferredPaymentRequest, requestDeferredPayment } from '../api/request-deferred-payment.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { JobRequest } from '../../../../http/jobs.js';
import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import { SLOW_AFTER_MS, type Call, type Failure, type Outcome } from '../../../../http/model/failure.js';
import { SERVER_TIMEOUT, type Job, type JobOutcome } from '../../../../http/model/job.js';
import type { Platform, Visibility } from '../../../../platform/platform.js';
import { createWatch, type Watch } from '../../../../app/state/watch.js';

/** The job failed, did not finish, or finished without saying how to pay. */
const NO_PAYMENT: Failure = {
  code: 'service-deferred-payment-failure',
  retryable: true,
  call: 'get-deferred-payment-job',
};
/** The order no longer exists, or not for this shopper. */
const NO_ORDER: Failure = {
  code: 'service-deferred-payment-failure',
  retryable: false,
  call: 'request-deferred-payment',
};
const UNEXPECTED: Failure = { code: 'unexpected', retryable: true };

/** What a tag that shows the order contributes to the preparation. */
export interface PaymentDeps {
  readonly calls: {
    readonly requestDeferredPayment: CallOf<typeof requestDeferredPayment>;
    readonly getDeferredPaymentJob: CallOf<typeof getDeferredPaymentJob>;
    readonly followJob: Call<JobRequest<DeferredPayment>, JobOutcome<DeferredPayment>>;
  };
  readonly clock: Pick<Platform, 'now' | 'after'>;
  toRequest(): DeferredPaymentRequest;
  /** Reports the result, to one tag only. */
  onSettled(state: PaymentState): void;
}

/**
 * Finds out how to pay one order on hold: one job, however many tags show the order. The job itself makes no payment,
 * so if its answer is lost it is simply requested again.
 */
export class PaymentPreparation {
  readonly store: StoreApi<PaymentState> = createStore<PaymentState>(() => ({ status: 'idle' }));
  readonly #controller = new AbortController();
  /** Pauses polling while no tag shows the order or the page is hidden. */
  readonly #watch: Watch = createWatch();
  /** The tags that show the order. */
  readonly #present = new Set<PaymentDeps>();

  /**
   * Registers a tag that shows the order.
   *
   * @returns a function that unregisters it
   */
  enter(deps: PaymentDeps, visibility: Visibility): () => void {
    this.#present.add(deps);
    const leave = this.#watch.enter(visibility);
    if (this.store.getState().status === 'idle') void this.#run(deps);
    return () => {
      this.#present.delete(deps);
      leave();
    };
  }

  /** Retries after a failure, unless a wait that the service asked for is not over yet. */
  retry(deps: PaymentDeps): void {
    const state = this.store.getState();
    if (state.status !== 'failed' || (state.failure.retryAt ?? 0) > deps.clock.now()) return;
    void this.#run(deps, state);
  }

  abort(): void {
    this.#controller.abort();
    this.store.setState({ status: 'idle' }, true);
  }

  async #run(deps: PaymentDeps, last?: { readonly failure: Failure }): Promise<void> {
    const { signal } = this.#controller;
    const loading = { status: 'loading', ...(last && { failure: last.failure }) } as const;
    this.store.setState({ ...loading, isSlow: false }, true);
    const stopTimer = deps.clock.after(SLOW_AFTER_MS, () => this.store.setState({ ...loading, isSlow: true }, true));
    const state = await this.#prepare(deps).catch((): PaymentState => ({ status: 'failed', failure: UNEXPECTED }));
    stopTimer();
    if (signal.aborted) return;
    this.store.setState(state, true);
    this.#findDeps(deps).onSettled(state);
  }

  async #prepare(deps: PaymentDeps): Promise<PaymentState> {
    const { signal } = this.#controller;
    const { version, ...request } = deps.toRequest();
    const sent = await deps.calls.requestDeferredPayment({ ...request, version }, signal);
    if (sent.kind === 'missing') return { status: 'failed', failure: NO_ORDER };
    if (sent.kind === 'failed') return { status: 'failed', failure: toPlain(sent.failure) };
    const getJob = (jobId: string): Promise<Outcome<Job<DeferredPayment>>> => {
      const other = this.#findDeps(deps);
      return other.calls.getDeferredPaymentJob({ version, jobId, proof: other.toRequest().proof }, signal);
    };
    return toState(await deps.calls.followJob({ job: sent.value, gate: this.#watch.gate, getJob }, signal));
  }

  /**
   * Returns the requesting tag's dependencies, or, if that tag and its page's adapter were removed, those of another tag that shows the
   * order.
   */
  #findDeps(deps: PaymentDeps): PaymentDeps {
    const [other = deps] = this.#present;
    return this.#present.has(deps) ? deps : other;
  }
}

function toState(outcome: Outcome<JobOutcome<DeferredPayment>>): PaymentState {
  if (outcome.kind === 'failed') return { status: 'failed', failure: outcome.failure };
  const state = outcome.kind === 'found' ? outcome.value : undefined;
  if (state?.status === 'open')
    return { status: 'failed', failure: { ...NO_PAYMENT, details: { message: SERVER_TIMEOUT } } };
  if (state?.status !== 'done' || !state.result) return { status: 'failed', failure: NO_PAYMENT };
  return { status: 'ready', payment: state.result };
}

/** Drops `isUncertain`: whether a job was created makes no difference to the shopper. */
function toPlain({ isUncertain: _, ...failure }: Failure): Failure {
  return failure;
}

/** The state of finding out how to pay an order on hold. */
export type PaymentState =
  | { readonly status: 'idle' }
  /** `failure`: of the previous try. `isSlow`: it takes longer than usual. */
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly failure?: Failure }
  | { readonly status: 'ready'; readonly payment: DeferredPayment }
  | { readonly status: 'failed'; readonly failure: Failure };
