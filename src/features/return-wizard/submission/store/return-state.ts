import type { ActionState } from '../../../../orders/store/order-action.js';

/** A return was made. */
export interface ReturnOutcome {
  readonly status: 'done';
  readonly returnNumber: string;
  /** It is what was asked for before: what was chosen since its answer was lost is not part of it, and was not sent. */
  readonly isEarlier?: true;
}

/** Where a return that was asked for stands. */
export type ReturnState = ActionState<ReturnOutcome>;
