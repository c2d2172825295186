import type { getCancelJob } from '../api/get-cancel-job.js';
import type { CancelReply, CancelRequest, requestCancel } from '../api/request-cancel.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { CancelResult } from '../../../../orders/model/cancellation.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Proof } from '../../../../http/model/secret.js';
import type { Job } from '../../../../http/model/job.js';
import { OrderAction, type ActionDeps, type Sent, type ActionState } from '../../../../orders/store/order-action.js';

const FAILED: Failure = { code: 'service-request-cancel-failure', retryable: true, call: 'request-cancel' };

/** The request conflicts with the order's current state. */
const CONFLICT = 409;

const ENDS: Readonly<Record<CancelResult, CancelOutcome>> = {
  cancelled: { status: 'complete' },
  pending: { status: 'pending' },
};

/** What a tag that shows the order contributes to its cancellation. */
export interface CancelDeps extends ActionDeps<CancelResult, CancelOutcome> {
  readonly calls: ActionDeps<CancelResult, CancelOutcome>['calls'] & {
    readonly requestCancel: CallOf<typeof requestCancel>;
    readonly getCancelJob: CallOf<typeof getCancelJob>;
  };
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
  /** Reads the order again and returns its cancellation status: `none` without one, undefined if it cannot be read. */
  reload(): Promise<CancelResult | 'none' | undefined>;
  /** Builds the request from the latest order; undefined if nothing identifies the shopper. */
  findRequest(): CancelRequest | undefined;
}

/** The cancellation of one order. */
export class Cancellation extends OrderAction<CancelResult, CancelOutcome, CancelDeps> {
  #openDialogs = 0;
  #isRead = false;

  constructor(orderNumber: string) {
    super(orderNumber, {
      action: 'cancel',
      noJob: { code: 'service-get-cancel-job-failure', retryable: true, call: 'get-cancel-job' },
      unseen: { ...FAILED, isUncertain: true },
    });
  }

  /**
   * Registers an open dialog, in which the shopper reads the result.
   *
   * @returns a function that registers its closing
   */
  open(): () => void {
    this.#openDialogs += 1;
    return () => void (this.#openDialogs -= 1);
  }

  /**
   * Records that the shopper has read the result, or has no dialog to read it in. A failure resets to `idle` so that it
   * can be retried; while the result of the last request is unknown, the failure stays visible.
   *
   * @returns the successful result, to the first caller only
   */
  close(): CancelResult | undefined {
    const { status } = this.store.getState();
    if (status === 'failed' && !this.isInDoubt) this.store.setState({ status: 'idle' }, true);
    if (this.#isRead || this.#openDialogs > 0 || (status !== 'complete' && status !== 'pending')) return undefined;
    this.#isRead = true;
    return status === 'complete' ? 'cancelled' : 'pending';
  }

  protected async send(deps: CancelDeps, signal: AbortSignal): Promise<Sent<CancelResult, CancelOutcome>> {
    const request = deps.findRequest();
    // Nothing identifies the shopper.
    if (!request) return { kind: 'failed', state: { status: 'failed', failure: { ...FAILED, retryable: false } } };
    const outcome = await deps.calls.requestCancel(request, signal);
    if (outcome.kind === 'missing') return { kind: 'refused', state: { status: 'unavailable' } };
    if (outcome.kind === 'found') return toSent(outcome.value);
    const { failure } = outcome;
    if (failure.isUncertain) return { kind: 'lost', failure };
    return { kind: failure.status === CONFLICT ? 'refused' : 'failed', state: { status: 'failed', failure } };
  }

  protected ask({ calls, proof }: CancelDeps, jobId: string, signal: AbortSignal): Promise<Outcome<Job<CancelResult>>> {
    return calls.getCancelJob({ jobId, proof }, signal);
  }

  protected reload(deps: CancelDeps): Promise<CancelResult | 'none' | undefined> {
    return deps.reload();
  }

  protected toSettled(result: CancelResult): CancelOutcome {
    return ENDS[result];
  }

  protected findOpenOutcome(): CancelOutcome {
    return ENDS.pending;
  }
}

/** Interprets the answer to the request. */
function toSent(reply: CancelReply): Sent<CancelResult, CancelOutcome> {
  if (reply.status === 'already') return { kind: 'ended', state: ENDS.cancelled };
  if (reply.status === 'impossible') return { kind: 'refused', state: { status: 'unavailable' } };
  return { kind: 'accepted', job: reply.job };
}

/** How a cancellation ends unless it fails. */
export interface CancelOutcome {
  readonly status: 'complete' | 'pending' | 'unavailable';
}

/** The state of an order's cancellation. */
export type CancelState = ActionState<CancelOutcome>;
