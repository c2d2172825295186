import type { requestExchangeOrder } from '../api/actions/request-exchange-order.js';
import type { CallOf } from '../../../../http/define-call.js';
import type { Failure, Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { OrderedExchange, ExchangeRequest } from '../model/exchange-request.js';
import type { Visibility } from '../../../../platform/platform.js';
import { DismissibleAction } from '../../store/dismissible-action.js';
import type { ActionState, ActionDeps, Sent } from '../../../../orders/store/order-action.js';
import type { PendingExchange } from './pending-exchanges.js';

/** An exchange order that was placed. */
export interface ExchangeOutcome {
  readonly status: 'done';
  readonly exchangeNumber: string;
  /** The return that it belongs to. */
  readonly returnNumber: string;
}

/** The state of an exchange order. */
export type ExchangeState = ActionState<ExchangeOutcome>;

const FAILED: Failure = {
  code: 'service-request-exchange-order-failure',
  retryable: true,
  call: 'request-exchange-order',
};
/** It is unknown whether the exchange was ordered. */
const IN_DOUBT: Failure = { ...FAILED, isUncertain: true };

/** What an element that shows the order supplies to its exchange. */
export interface ExchangeDeps extends Pick<
  ActionDeps<OrderedExchange, ExchangeOutcome>,
  'clock' | 'locks' | 'openJobs' | 'onSettled'
> {
  readonly calls: ActionDeps<OrderedExchange, ExchangeOutcome>['calls'] & {
    readonly requestExchangeOrder: CallOf<typeof requestExchangeOrder>;
  };
  /** The exchange to order; undefined if there is none. */
  findPending(): PendingExchange | undefined;
  /** Builds its request with the delivery address; undefined if the order has no address. */
  toRequest(pending: PendingExchange): ExchangeRequest | undefined;
  /** Reads the order again and looks for the exchange of the return: `none` if there is none, undefined if that is unknown. */
  reload(returnNumber: string): Promise<OrderedExchange | 'none' | undefined>;
}

/**
 * Orders the exchange of a return once the return is made. Reads the order before sending anything: another element, another tab or an
 * earlier page load may have sent it.
 */
export class ExchangeOrdering extends DismissibleAction<OrderedExchange, ExchangeOutcome, ExchangeDeps> {
  /** The return that the exchange is ordered for. */
  #returnNumber = '';

  constructor(orderNumber: string) {
    super(orderNumber, { action: 'exchange', jobFailure: FAILED, reloadFailure: IN_DOUBT });
  }

  override enter(deps: ExchangeDeps, visibility: Visibility): () => void {
    const leave = super.enter(deps, visibility);
    // Left over from an earlier page load: ask the shopper before sending it.
    const isLeftOver = this.store.getState().status === 'idle' && deps.findPending()?.returnNumber !== undefined;
    if (isLeftOver) this.store.setState({ status: 'failed', failure: IN_DOUBT }, true);
    return leave;
  }

  protected async send(deps: ExchangeDeps, signal: AbortSignal): Promise<Sent<OrderedExchange, ExchangeOutcome>> {
    const pending = deps.findPending();
    if (pending?.returnNumber === undefined) return { kind: 'ended', state: { status: 'idle' } };
    this.#returnNumber = pending.returnNumber;
    // A request in doubt has already been looked up.
    const seen = this.isInDoubt ? 'none' : await this.reload(deps);
    if (!seen) return { kind: 'failed', state: { status: 'failed', failure: IN_DOUBT } };
    if (seen !== 'none') return { kind: 'ended', state: this.toSettled(seen) };
    const exchange = deps.toRequest(pending);
    if (!exchange) return { kind: 'failed', state: { status: 'failed', failure: { ...FAILED, retryable: false } } };
    const { previewId, returnNumber } = pending;
    const outcome = await deps.calls.requestExchangeOrder({ exchange, previewId, returnNumber }, signal);
    if (outcome.kind === 'found') return { kind: 'ended', state: this.toSettled(outcome.value) };
    return this.toUnaccepted(this.toFailure(outcome, FAILED));
  }

  /** There is no job to query. */
  protected getJob(): Promise<Outcome<Job<OrderedExchange>>> {
    return Promise.resolve({ kind: 'missing' });
  }

  protected async reload(deps: ExchangeDeps): Promise<OrderedExchange | 'none' | undefined> {
    const returnNumber = deps.findPending()?.returnNumber;
    if (returnNumber === undefined) return 'none';
    this.#returnNumber = returnNumber;
    return deps.reload(returnNumber);
  }

  protected toSettled({ exchangeNumber }: OrderedExchange): ExchangeOutcome {
    return { status: 'done', exchangeNumber, returnNumber: this.#returnNumber };
  }

  protected findOpenOutcome(): undefined {
    return undefined;
  }
}
