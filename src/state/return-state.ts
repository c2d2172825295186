import type { ActionState } from './order-action.js';

/** A return was made. */
export interface ReturnEnd {
  readonly status: 'done';
  readonly returnNumber: string;
}

/** Where a return that was asked for stands. */
export type ReturnState = ActionState<ReturnEnd>;
