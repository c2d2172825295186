import type { CheckInStage } from '../model/check-in.js';
import type { Failure } from '../../../http/model/failure.js';

/** Where the arrival of one shopper stands. */
export type CheckInState =
  /** Nothing was told to the store yet. */
  | { readonly status: 'ready' }
  | { readonly status: 'sending'; readonly isSlow: boolean; readonly retries: number }
  /** `retries`: how often it was sent once more after a failure. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly retries: number }
  /** The store knows of somebody for this order, and does not say of whom. */
  | { readonly status: 'duplicate' }
  /** It does not know of the arrival any more. */
  | { readonly status: 'gone' }
  | Followed;

/** The store knows of the shopper. */
export interface Followed {
  readonly status: 'followed';
  readonly stage: CheckInStage;
  /** Nobody came in time: the shopper is to call. */
  readonly isOverdue: boolean;
  /** Why it cannot be asked after any more. */
  readonly failure?: Failure;
  /** The shopper asked to look once more. */
  readonly isChecking: boolean;
}
