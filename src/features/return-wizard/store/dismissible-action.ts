import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { Visibility } from '../../../platform/platform.js';
import { OrderAction, type ActionKind, type ActionDeps, type Sent } from '../../../orders/store/order-action.js';

/** Refusals that may say that it is done already. */
const REFUSALS: readonly (number | undefined)[] = [409, 422];

/** Something that is done to one order, whose end the shopper reads and leaves behind: then it may be done again. */
export abstract class DismissibleAction<
  Result,
  Settled extends { readonly status: 'done' },
  Deps extends ActionDeps<Result, Settled>,
> extends OrderAction<Result, Settled, Deps> {
  #failures = 0;

  constructor(orderNumber: string, kind: ActionKind) {
    super(orderNumber, kind);
    this.store.subscribe(({ status }, { status: former }) => {
      if (status === 'failed' && former === 'loading') this.#failures += 1;
      if (status === 'idle') this.#failures = 0;
    });
  }

  /** How often it has failed, one time after the other. */
  get failures(): number {
    return this.#failures;
  }

  override enter(deps: Deps, visibility: Visibility): () => void {
    const leave = super.enter(deps, visibility);
    return () => {
      leave();
      // Told, and read: whoever comes back asks for something else.
      if (!this.isShown && this.store.getState().status === 'done') this.dismiss();
    };
  }

  /** The shopper has read how it ended. What nobody knows the end of is still looked for before anything else is sent. */
  dismiss(): void {
    const { status } = this.store.getState();
    if (status === 'failed' || status === 'done') this.store.setState({ status: 'idle' }, true);
  }

  /** Why it was not accepted. */
  protected toFailure(outcome: Exclude<Outcome<unknown>, { readonly kind: 'found' }>, failed: Failure): Failure {
    return outcome.kind === 'missing' ? { ...failed, retryable: false, status: 404 } : outcome.failure;
  }

  /** What became of a request that was not accepted. */
  protected toUnaccepted(failure: Failure): Sent<Result, Settled> {
    if (failure.isUncertain) return { kind: 'lost', failure };
    return { kind: REFUSALS.includes(failure.status) ? 'refused' : 'failed', end: { status: 'failed', failure } };
  }
}
