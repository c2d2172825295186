import type { requestExchangeOrder } from '../api/actions/request-exchange-order.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { OrderedExchange, ExchangeRequest } from '../model/exchange-request.js';
import type { Visibility } from '../../../../platform/platform.js';
import { DismissibleAction } from '../../store/dismissible-action.js';
import type { ActionState, ActionDeps, Sent } from '../../../../orders/store/order-action.js';
import type { PendingExchange } from './pending-exchanges.js';

/** What comes in exchange was ordered. */
export interface ExchangeOutcome {
  readonly status: 'done';
  readonly exchangeNumber: string;
  /** Of the return it is for. */
  readonly returnNumber: string;
}

/** Where the order of an exchange stands. */
export type ExchangeState = ActionState<ExchangeOutcome>;

const FAILED: Failure = {
  code: 'service-request-exchange-order-failure',
  retryable: true,
  call: 'request-exchange-order',
};
/** Nobody knows whether it was ordered. */
const UNSEEN: Failure = { ...FAILED, isUncertain: true };

/** What a tag that shows the order lends to its exchange. */
export interface ExchangeDeps extends Pick<
  ActionDeps<OrderedExchange, ExchangeOutcome>,
  'clock' | 'locks' | 'openJobs' | 'onSettled'
> {
  readonly calls: ActionDeps<OrderedExchange, ExchangeOutcome>['calls'] & {
    readonly requestExchangeOrder: CallOf<typeof requestExchangeOrder>;
  };
  /** What is to be ordered; absent where nothing is. */
  findPending(): PendingExchange | undefined;
  /** Its request, with where it goes to; absent where the order does not tell. */
  toRequest(pending: PendingExchange): ExchangeRequest | undefined;
  /** Reads the order anew, and looks whether its return has an exchange; `none` where not, absent where that cannot be told. */
  look(returnNumber: string): Promise<OrderedExchange | 'none' | undefined>;
}

/**
 * Ordering what comes in exchange for a return, once that is made. The order is read before anything is sent: another tag, another tab,
 * or an earlier page load may have sent it.
 */
export class ExchangeOrdering extends DismissibleAction<OrderedExchange, ExchangeOutcome, ExchangeDeps> {
  /** Of the return that it is ordered for. */
  #returnNumber = '';

  constructor(orderNumber: string) {
    super(orderNumber, { action: 'exchange', noJob: FAILED, unseen: UNSEEN });
  }

  override enter(deps: ExchangeDeps, visibility: Visibility): () => void {
    const leave = super.enter(deps, visibility);
    // Left over by an earlier page load: the shopper is asked before it is sent.
    const isLeftOver = this.store.getState().status === 'idle' && deps.findPending()?.returnNumber !== undefined;
    if (isLeftOver) this.store.setState({ status: 'failed', failure: UNSEEN }, true);
    return leave;
  }

  protected async send(deps: ExchangeDeps, signal: AbortSignal): Promise<Sent<OrderedExchange, ExchangeOutcome>> {
    const pending = deps.findPending();
    if (pending?.returnNumber === undefined) return { kind: 'ended', end: { status: 'idle' } };
    this.#returnNumber = pending.returnNumber;
    // In doubt, it was looked at already.
    const seen = this.isInDoubt ? 'none' : await this.look(deps);
    if (!seen) return { kind: 'failed', end: { status: 'failed', failure: UNSEEN } };
    if (seen !== 'none') return { kind: 'ended', end: this.toSettled(seen) };
    const exchange = deps.toRequest(pending);
    if (!exchange) return { kind: 'failed', end: { status: 'failed', failure: { ...FAILED, retryable: false } } };
    const { previewId, returnNumber } = pending;
    const outcome = await deps.calls.requestExchangeOrder({ exchange, previewId, returnNumber }, signal);
    if (outcome.kind === 'found') return { kind: 'ended', end: this.toSettled(outcome.value) };
    return this.toUnaccepted(this.toFailure(outcome, FAILED));
  }

  /** There is no job to ask after. */
  protected ask(): Promise<Outcome<Job<OrderedExchange>>> {
    return Promise.resolve({ kind: 'missing' });
  }

  protected async look(deps: ExchangeDeps): Promise<OrderedExchange | 'none' | undefined> {
    const returnNumber = deps.findPending()?.returnNumber;
    if (returnNumber === undefined) return 'none';
    this.#returnNumber = returnNumber;
    return deps.look(returnNumber);
  }

  protected toSettled({ exchangeNumber }: OrderedExchange): ExchangeOutcome {
    return { status: 'done', exchangeNumber, returnNumber: this.#returnNumber };
  }

  protected findOpenOutcome(): undefined {
    return undefined;
  }
}
