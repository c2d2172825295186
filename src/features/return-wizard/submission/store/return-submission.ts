import type { getReturnJob } from '../../../../returns/api/get-return-job.js';
import type { requestReturn } from '../../../../returns/api/request-return.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Proof } from '../../../../http/model/secret.js';
import type { Job } from '../../../../http/model/job.js';
import type { RequestedReturn } from '../model/made-return.js';
import type { CapturedReturn, ReturnCapture } from '../../../../returns/model/return-capture.js';
import type { Visibility } from '../../../../platform/platform.js';
import { DismissibleAction } from '../../store/dismissible-action.js';
import type { ActionDeps, Sent, ActionState } from '../../../../orders/store/order-action.js';
import type { PendingExchange } from '../../exchange/store/pending-exchanges.js';

const FAILED: Failure = { code: 'service-request-return-failure', retryable: true, call: 'request-return' };

/** What an element that shows the order supplies to its return. */
export interface ReturnDeps extends ActionDeps<CapturedReturn, ReturnOutcome> {
  readonly calls: ActionDeps<CapturedReturn, ReturnOutcome>['calls'] & {
    readonly requestReturn: CallOf<typeof requestReturn>;
    readonly getReturnJob: CallOf<typeof getReturnJob>;
  };
  /** The proof of a guest's order; undefined for members. */
  findProof(): Proof | undefined;
  /** Numbers of the returns that the order has now. */
  listReturnNumbers(): readonly string[];
  /** Records a return that will be sent, with the exchange to order once it is made; `undefined` if there is none. */
  plan(exchange: PlannedExchange | undefined): void;
  /** Reads the order again and looks for the return: `none` if it was not made, undefined if that is unknown. */
  reload(request: RequestedReturn): Promise<CapturedReturn | 'none' | undefined>;
}

/** What to order once the return is made. */
type PlannedExchange = Pick<PendingExchange, 'previewId' | 'parts'>;

interface NextReturn {
  readonly capture: ReturnCapture;
  readonly exchange: PlannedExchange | undefined;
}

/** Returns lines of one order. The last request is sent again unchanged, and only if it is known not to have been carried out. */
export class ReturnSubmission extends DismissibleAction<CapturedReturn, ReturnOutcome, ReturnDeps> {
  /** The request to send once the result of the last one is known. */
  #next: NextReturn | undefined;
  #capture: ReturnCapture | undefined;
  #request: RequestedReturn | undefined;
  /** The service assigns the return number before the return is made. */
  #named: CapturedReturn | undefined;
  /** This page may have made the return; a return made by another tab is not ours. */
  #isOurs = false;

  constructor(orderNumber: string) {
    super(orderNumber, {
      action: 'return',
      jobFailure: { code: 'service-get-return-job-failure', retryable: true, call: 'get-return-job' },
      reloadFailure: { ...FAILED, isUncertain: true },
      isShownOnlyAfterJob: true,
    });
  }

  /** Whether this page notifies the shopper of the return; another tab reports its own. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** The method of the request; undefined if an earlier page load sent it. */
  get methodName(): string | undefined {
    return this.#capture?.methodName;
  }

  /** Whether the request asks for a label; undefined if an earlier page load sent it. */
  get hasLabel(): boolean | undefined {
    return this.#capture?.createsLabel;
  }

  override enter(deps: ReturnDeps, visibility: Visibility): () => void {
    // The lines of an earlier page load's job are unknown: any new return is assumed to be its result.
    this.#request ??= { lines: [], before: deps.listReturnNumbers() };
    return super.enter(deps, visibility);
  }

  /**
   * Requests a return. Does nothing while another request is pending or its result is visible. If the previous request turns out to be
   * made, this return and its exchange are never sent.
   */
  submit(deps: ReturnDeps, capture: ReturnCapture, exchange?: PlannedExchange): void {
    if (this.store.getState().status !== 'idle') return;
    this.#next = { capture, exchange };
    if (!this.isInDoubt) this.#takeNext(deps);
    this.start(deps);
  }

  protected async send(deps: ReturnDeps, signal: AbortSignal): Promise<Sent<CapturedReturn, ReturnOutcome>> {
    this.#takeNext(deps);
    const capture = this.#capture;
    // The request of an earlier page load is lost: the shopper has to submit again.
    if (!capture) return { kind: 'ended', state: { status: 'idle' } };
    const outcome = await deps.calls.requestReturn({ capture, proof: deps.findProof() }, signal);
    if (outcome.kind === 'found') {
      this.#isOurs = true;
      this.#named = outcome.value.result;
      return { kind: 'accepted', job: outcome.value };
    }
    const failure = this.toFailure(outcome, FAILED);
    this.#isOurs ||= failure.isUncertain === true;
    return this.toUnaccepted(failure);
  }

  protected async getJob(deps: ReturnDeps, jobId: string, signal: AbortSignal): Promise<Outcome<Job<CapturedReturn>>> {
    // This tab also requested the jobs of its earlier page loads.
    this.#isOurs = true;
    const outcome = await deps.calls.getReturnJob({ jobId, proof: deps.findProof() }, signal);
    if (outcome.kind !== 'found' || outcome.value.result || !this.#named) return outcome;
    return { kind: 'found', value: { ...outcome.value, result: this.#named } };
  }

  protected reload(deps: ReturnDeps): Promise<CapturedReturn | 'none' | undefined> {
    return this.#request ? deps.reload(this.#request) : Promise.resolve('none');
  }

  protected toSettled({ returnNumber }: CapturedReturn): ReturnOutcome {
    return { status: 'done', returnNumber, ...(this.#hasOther && { isEarlier: true }) };
  }

  /** A return is either made or not: a slow job has no provisional outcome. */
  protected findOpenOutcome(): undefined {
    return undefined;
  }

  /** Whether the next request differs from the last one. */
  get #hasOther(): boolean {
    return this.#next !== undefined && JSON.stringify(this.#next.capture) !== JSON.stringify(this.#capture);
  }

  #takeNext(deps: ReturnDeps): void {
    if (!this.#next) return;
    const { capture, exchange } = this.#next;
    this.#next = undefined;
    this.#named = undefined;
    this.#isOurs = false;
    this.#capture = capture;
    this.#request = { lines: capture.lines, before: deps.listReturnNumbers() };
    deps.plan(exchange);
  }
}

/** A return that was made. */
export interface ReturnOutcome {
  readonly status: 'done';
  readonly returnNumber: string;
  /** It is the earlier request: the selection made since its answer was lost is not included and was not sent. */
  readonly isEarlier?: true;
}

/** The state of a requested return. */
export type ReturnState = ActionState<ReturnOutcome>;
