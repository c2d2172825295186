import type { getReturnCancellationJob } from '../api/get-return-cancellation-job.js';
import type { requestReturnCancellation } from '../api/request-return-cancellation.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { Proof } from '../../../../http/model/secret.js';
import { OrderAction, type ActionDeps, type ActionState, type Sent } from '../../../../orders/store/order-action.js';

/** The only result; everything else is a failure or a refusal. */
type Result = 'cancelled';

const CALL = 'request-return-cancellation';
const FAILED: Failure = { code: `service-${CALL}-failure`, retryable: true, call: CALL };

const JOB_CALL = 'get-return-cancellation-job';
const JOB_FAILED: Failure = { code: `service-${JOB_CALL}-failure`, retryable: true, call: JOB_CALL };

/** The items were already sent back, so the return cannot be cancelled. */
const CONFLICT = 409;

/** How the cancellation of a return ends unless it fails. */
export interface ReturnCancelOutcome {
  readonly status: 'complete' | 'unavailable';
}

/** The state of a return's cancellation. */
export type ReturnCancelState = ActionState<ReturnCancelOutcome>;

/** What a tag that shows the return, or its order, contributes to its cancellation. */
export interface ReturnCancelDeps extends ActionDeps<Result, ReturnCancelOutcome> {
  readonly calls: ActionDeps<Result, ReturnCancelOutcome>['calls'] & {
    readonly requestReturnCancellation: CallOf<typeof requestReturnCancellation>;
    readonly getReturnCancellationJob: CallOf<typeof getReturnCancellationJob>;
  };
  /** Proves that the return belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
  /** Reads the return again: `none` if it is not cancelled, undefined if it cannot be read. */
  reload(): Promise<Result | 'none' | undefined>;
}

/** The cancellation of one return. The return shows no trace of it before the job is done. */
export class ReturnCancellation extends OrderAction<Result, ReturnCancelOutcome, ReturnCancelDeps> {
  #openDialogs = 0;
  #isRead = false;

  constructor(returnNumber: string) {
    super(returnNumber, {
      action: 'cancel return',
      jobFailure: JOB_FAILED,
      reloadFailure: { ...FAILED, isUncertain: true },
      isShownOnlyAfterJob: true,
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
   * Records that the shopper has read the result, or has no dialog to read it in. A failure resets to `idle` so that it can be retried; while
   * the result of the last request is unknown, the failure stays visible.
   *
   * @returns whether it ended well, to the first caller only
   */
  close(): boolean {
    const { status } = this.store.getState();
    if (status === 'failed' && !this.isInDoubt) this.store.setState({ status: 'idle' }, true);
    if (this.#isRead || this.#openDialogs > 0 || status !== 'complete') return false;
    return (this.#isRead = true);
  }

  protected async send(
    { calls, proof }: ReturnCancelDeps,
    signal: AbortSignal,
  ): Promise<Sent<Result, ReturnCancelOutcome>> {
    const outcome = await calls.requestReturnCancellation({ returnNumber: this.orderNumber, proof }, signal);
    if (outcome.kind === 'found') return { kind: 'accepted', job: outcome.value };
    if (outcome.kind === 'missing') return { kind: 'refused', state: { status: 'unavailable' } };
    const { failure } = outcome;
    if (failure.isUncertain) return { kind: 'lost', failure };
    if (failure.status === CONFLICT) return { kind: 'refused', state: { status: 'unavailable' } };
    return { kind: 'failed', state: { status: 'failed', failure } };
  }

  protected getJob(
    { calls, proof }: ReturnCancelDeps,
    jobId: string,
    signal: AbortSignal,
  ): Promise<Outcome<Job<Result>>> {
    return calls.getReturnCancellationJob({ jobId, proof }, signal);
  }

  protected reload(deps: ReturnCancelDeps): Promise<Result | 'none' | undefined> {
    return deps.reload();
  }

  protected toSettled(): ReturnCancelOutcome {
    return { status: 'complete' };
  }

  /**
   * An unfinished job counts as a failure, because no later message would inform the shopper. The job stays stored, and the next try polls
   * it again.
   */
  protected findOpenOutcome(): undefined {
    return undefined;
  }
}
