import type { CancelJobResult, getCancelJob } from '../api/get-cancel-job.js';
import type { CancelReply, CancelRequest, requestCancel } from '../api/request-cancel.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { CancelResult } from '../../../../orders/model/cancellation.js';
import { isCancelLines, type CancelLine, type LineOutcome, type OrderVerdict } from '../model/cancel-lines.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Proof } from '../../../../http/model/secret.js';
import type { Job } from '../../../../http/model/job.js';
import { OrderAction, type ActionDeps, type Sent, type ActionState } from '../../../../orders/store/order-action.js';

const FAILED: Failure = { code: 'service-request-cancel-failure', retryable: true, call: 'request-cancel' };

/** The request conflicts with the order's current state. */
const CONFLICT = 409;

/** The result of a job, or what the order shows of it. */
export type CancelVerdict = Exclude<OrderVerdict, 'none'>;

const ENDS: Readonly<Record<CancelResult | 'changed', CancelOutcome>> = {
  cancelled: { status: 'complete' },
  pending: { status: 'pending' },
  changed: { status: 'changed' },
};

/** What a tag that shows the order contributes to its cancellation. */
export interface CancelDeps extends ActionDeps<CancelVerdict, CancelOutcome> {
  readonly calls: ActionDeps<CancelVerdict, CancelOutcome>['calls'] & {
    readonly requestCancel: CallOf<typeof requestCancel>;
    readonly getCancelJob: CallOf<typeof getCancelJob>;
  };
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
  /** Reads the order again and returns what it shows of the cancellation: `none`, or undefined if it cannot be read. */
  reload(choice?: SentLines): Promise<OrderVerdict | undefined>;
  /** Builds the request from the latest order; undefined if nothing identifies the shopper. */
  findRequest(): CancelRequest | undefined;
}

/** The chosen pieces of an order, and whether the service may have cancelled them already. */
export interface SentLines {
  readonly lines: readonly CancelLine[];
  readonly maySucceed: boolean;
}

/** The cancellation of one order, or of one choice of its pieces after the other. */
export class Cancellation extends OrderAction<CancelVerdict, CancelOutcome, CancelDeps> {
  #openDialogs = 0;
  #isRead = false;
  /** Counts the choices, so that an equal one made later is a request with a key of its own. */
  #intents = 0;
  /** The service may have carried out the request for the chosen pieces; before the first one, an earlier page load sent it. */
  #maySucceed = true;

  constructor(orderNumber: string) {
    super(orderNumber, {
      action: 'cancel',
      jobFailure: { code: 'service-get-cancel-job-failure', retryable: true, call: 'get-cancel-job' },
      reloadFailure: { ...FAILED, isUncertain: true },
    });
  }

  /**
   * Cancels the whole order or the chosen pieces. A retry of a failed cancellation repeats it as it was.
   *
   * @param lines the chosen pieces; absent for the whole order
   */
  override start(deps: CancelDeps, lines?: readonly CancelLine[]): void {
    if (this.store.getState().status === 'idle') {
      this.lines = lines;
      this.#intents += 1;
      this.#maySucceed = false;
    }
    super.start(deps);
  }

  /** The pieces to cancel; absent for the whole order. */
  get #lines(): readonly CancelLine[] | undefined {
    return isCancelLines(this.lines) ? this.lines : undefined;
  }

  /** Whether it cancels some pieces rather than the whole order. */
  get isOfItems(): boolean {
    return this.#lines !== undefined;
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
   * can be retried; while the result of the last request is unknown, the failure stays visible. The result of some pieces resets to `idle`
   * as well, for the next ones.
   *
   * @returns the successful result, to the first caller only
   */
  close(): CancelResult | readonly LineOutcome[] | undefined {
    const state = this.store.getState();
    const { status } = state;
    if ((status === 'failed' && !this.isInDoubt) || status === 'changed') this.#reset();
    if (status === 'lines' && this.#openDialogs === 0) {
      this.#reset();
      return state.lines;
    }
    if (this.#isRead || this.#openDialogs > 0 || (status !== 'complete' && status !== 'pending')) return undefined;
    this.#isRead = true;
    return status === 'complete' ? 'cancelled' : 'pending';
  }

  #reset(): void {
    this.store.setState({ status: 'idle' }, true);
  }

  protected async send(deps: CancelDeps, signal: AbortSignal): Promise<Sent<CancelVerdict, CancelOutcome>> {
    const request = deps.findRequest();
    // Nothing identifies the shopper.
    if (!request) return { kind: 'failed', state: { status: 'failed', failure: { ...FAILED, retryable: false } } };
    const lines = this.#lines;
    if (!lines) return this.#toSent(await deps.calls.requestCancel(request, signal));
    // Another tab or device may have cancelled some of the pieces since the shopper saw them. If the order cannot be read, send the request
    // anyway.
    const seen = await deps.reload({ lines, maySucceed: false });
    if (seen !== undefined && seen !== 'none') return { kind: 'ended', state: this.toSettled(seen) };
    this.#maySucceed = true;
    const sent = this.#toSent(
      await deps.calls.requestCancel({ ...request, lines, intent: `${this.#intents}` }, signal),
    );
    this.#maySucceed = sent.kind === 'accepted' || sent.kind === 'lost';
    return sent;
  }

  #toSent(outcome: Outcome<CancelReply>): Sent<CancelVerdict, CancelOutcome> {
    if (outcome.kind === 'missing') return { kind: 'refused', state: { status: 'unavailable' } };
    if (outcome.kind === 'found') return this.#toReply(outcome.value);
    const { failure } = outcome;
    if (failure.isUncertain) return { kind: 'lost', failure };
    return { kind: failure.status === CONFLICT ? 'refused' : 'failed', state: { status: 'failed', failure } };
  }

  /** Interprets the answer to the request. */
  #toReply(reply: CancelReply): Sent<CancelVerdict, CancelOutcome> {
    if (reply.status === 'already') return { kind: 'ended', state: ENDS.cancelled };
    if (reply.status === 'impossible') return { kind: 'refused', state: { status: 'unavailable' } };
    return { kind: 'accepted', job: this.#toJob(reply.job) };
  }

  protected async getJob(
    { calls, proof }: CancelDeps,
    jobId: string,
    signal: AbortSignal,
  ): Promise<Outcome<Job<CancelJobResult>>> {
    const outcome = await calls.getCancelJob({ jobId, proof }, signal);
    return outcome.kind === 'found' ? { ...outcome, value: this.#toJob(outcome.value) } : outcome;
  }

  /** A result for the whole order does not say what became of the chosen pieces: only the order shows that. */
  #toJob({ result, ...job }: Job<CancelJobResult>): Job<CancelJobResult> {
    const isUsable = result !== undefined && (!this.#lines || typeof result !== 'string');
    return isUsable ? { ...job, result } : job;
  }

  protected reload(deps: CancelDeps): Promise<OrderVerdict | undefined> {
    return deps.reload(this.#lines && { lines: this.#lines, maySucceed: this.#maySucceed });
  }

  protected toSettled(result: CancelVerdict): CancelOutcome {
    if (typeof result === 'string') return ENDS[result];
    const first = result[0]?.result ?? 'refused';
    const isAlike = result.every((outcome) => outcome.result === first);
    // If the whole order was to be cancelled, a result that all lines share is the result of the order.
    if (!this.#lines && isAlike && first !== 'refused') return ENDS[first];
    const known = this.#lines ?? [];
    return {
      status: 'lines',
      lines: result.map((outcome) => ({
        ...known.find(({ orderLineKey }) => orderLineKey === outcome.orderLineKey),
        ...outcome,
      })),
    };
  }

  protected findOpenOutcome(): CancelOutcome {
    return this.#lines ? this.toSettled(this.#lines.map((line) => ({ ...line, result: 'pending' }))) : ENDS.pending;
  }
}

/** How a cancellation ends unless it fails. `changed`: the chosen pieces changed before anything was sent. */
export type CancelOutcome =
  | { readonly status: 'complete' | 'pending' | 'unavailable' | 'changed' }
  | { readonly status: 'lines'; readonly lines: readonly LineOutcome[] };

/** The state of an order's cancellation. */
export type CancelState = ActionState<CancelOutcome>;
