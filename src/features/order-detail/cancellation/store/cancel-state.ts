import type { ActionState } from '../../../../orders/store/order-action.js';

/** How cancelling an order ends, where it does not fail. */
export interface CancelOutcome {
  readonly status: 'complete' | 'pending' | 'unavailable';
}

/** Where cancelling an order stands. */
export type CancelState = ActionState<CancelOutcome>;
