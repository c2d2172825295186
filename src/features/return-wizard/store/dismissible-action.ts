import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { Visibility } from '../../../platform/platform.js';
import { OrderAction, type ActionTraits, type ActionDeps, type Sent } from '../../../orders/store/order-action.js';

/** Status codes of refusals that may mean that the action has already been carried out. */
const REFUSALS: readonly (number | undefined)[] = [409, 422];

/** An action on one order whose result the shopper dismisses; afterwards it can run again. */
export abstract class DismissibleAction<
  Result,
  Settled extends { readonly status: 'done' },
  Deps extends ActionDeps<Result, Settled>,
> extends OrderAction<Result, Settled, Deps> {
  #failures = 0;

  constructor(orderNumber: string, traits: ActionTraits) {
    super(orderNumber, traits);
    this.store.subscribe(({ status }, { status: former }) => {
      if (status === 'failed' && former === 'loading') this.#failures += 1;
      if (status === 'idle') this.#failures = 0;
    });
  }

  /** Number of consecutive failures. */
  get failures(): number {
    return this.#failures;
  }

  override enter(deps: Deps, visibility: Visibility): () => void {
    const leave = super.enter(deps, visibility);
    return () => {
      leave();
      // The result was shown and left: the next visit starts a new action.
      if (!this.isShown && this.store.getState().status === 'done') this.dismiss();
    };
  }

  /** Dismisses the result. An action with an unknown result is still looked up before anything else is sent. */
  dismiss(): void {
    const { status } = this.store.getState();
    if (status === 'failed' || status === 'done') this.store.setState({ status: 'idle' }, true);
  }

  /** The failure of a request that was not accepted. */
  protected toFailure(outcome: Exclude<Outcome<unknown>, { readonly kind: 'found' }>, failed: Failure): Failure {
    return outcome.kind === 'missing' ? { ...failed, retryable: false, status: 404 } : outcome.failure;
  }

  /** The outcome of a request that was not accepted. */
  protected toUnaccepted(failure: Failure): Sent<Result, Settled> {
    if (failure.isUncertain) return { kind: 'lost', failure };
    return { kind: REFUSALS.includes(failure.status) ? 'refused' : 'failed', state: { status: 'failed', failure } };
  }
}
