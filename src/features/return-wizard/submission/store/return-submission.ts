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

/** What a tag that shows the order lends to its return. */
export interface ReturnDeps extends ActionDeps<CapturedReturn, ReturnOutcome> {
  readonly calls: ActionDeps<CapturedReturn, ReturnOutcome>['calls'] & {
    readonly requestReturn: CallOf<typeof requestReturn>;
    readonly getReturnJob: CallOf<typeof getReturnJob>;
  };
  /** How a guest proves the order; absent for members. */
  findProof(): Proof | undefined;
  /** Numbers of the returns that the order has, as it is known now. */
  listReturnNumbers(): readonly string[];
  /** A return counts from now on, with what is ordered once it is made; nothing where it is no exchange. */
  plan(exchange: PlannedExchange | undefined): void;
  /** Reads the order anew, and looks whether it was returned; `none` where it was not, absent where that cannot be told. */
  look(asked: RequestedReturn): Promise<CapturedReturn | 'none' | undefined>;
}

/** What is to be ordered once the return is made. */
type PlannedExchange = Pick<PendingExchange, 'previewId' | 'parts'>;

interface NextReturn {
  readonly capture: ReturnCapture;
  readonly exchange: PlannedExchange | undefined;
}

/**
 * Returning lines of one order. What was sent last is sent again unchanged, and only once it is known that it was not carried out.
 */
export class ReturnSubmission extends DismissibleAction<CapturedReturn, ReturnOutcome, ReturnDeps> {
  /** What is to be sent once it is known what became of the last. */
  #next: NextReturn | undefined;
  #capture: ReturnCapture | undefined;
  #asked: RequestedReturn | undefined;
  /** The service names the return before it is made. */
  #named: CapturedReturn | undefined;
  /** It may be this page's doing that it is made; what another tab has made is not. */
  #isOurs = false;

  constructor(orderNumber: string) {
    super(orderNumber, {
      action: 'return',
      noJob: { code: 'service-get-return-job-failure', retryable: true, call: 'get-return-job' },
      unseen: { ...FAILED, isUncertain: true },
      appearsLater: true,
    });
  }

  /** Whether it is for this page to tell of the return once it is made: another tab tells of its own. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** How what was sent goes back; absent where an earlier page load has sent it. */
  get way(): string | undefined {
    return this.#capture?.way;
  }

  override enter(deps: ReturnDeps, visibility: Visibility): () => void {
    // Of a job of an earlier page load nobody knows the lines: any return that comes now is taken for its.
    this.#asked ??= { lines: [], before: deps.listReturnNumbers() };
    return super.enter(deps, visibility);
  }

  /**
   * Asks for a return. Nothing happens while another one is under way, or its end is on show. Where the last one turns out to be made,
   * this one never goes out, nor does its exchange.
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
    // What an earlier page load has sent is gone with it: the shopper submits anew.
    if (!capture) return { kind: 'ended', end: { status: 'idle' } };
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

  protected async ask(deps: ReturnDeps, jobId: string, signal: AbortSignal): Promise<Outcome<Job<CapturedReturn>>> {
    // A job of an earlier page load was asked for in this tab as well.
    this.#isOurs = true;
    const outcome = await deps.calls.getReturnJob({ jobId, proof: deps.findProof() }, signal);
    if (outcome.kind !== 'found' || outcome.value.result || !this.#named) return outcome;
    return { kind: 'found', value: { ...outcome.value, result: this.#named } };
  }

  protected look(deps: ReturnDeps): Promise<CapturedReturn | 'none' | undefined> {
    return this.#asked ? deps.look(this.#asked) : Promise.resolve('none');
  }

  protected toSettled({ returnNumber }: CapturedReturn): ReturnOutcome {
    return { status: 'done', returnNumber, ...(this.#hasOther && { isEarlier: true }) };
  }

  /** A return is made or it is not: that it takes long is no end. */
  protected findOpenOutcome(): undefined {
    return undefined;
  }

  /** Whether something else waits to be sent than what was sent last. */
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
    this.#asked = { lines: capture.lines, before: deps.listReturnNumbers() };
    deps.plan(exchange);
  }
}

/** A return was made. */
export interface ReturnOutcome {
  readonly status: 'done';
  readonly returnNumber: string;
  /** It is what was asked for before: what was chosen since its answer was lost is not part of it, and was not sent. */
  readonly isEarlier?: true;
}

/** Where a return that was asked for stands. */
export type ReturnState = ActionState<ReturnOutcome>;
