import type { Failure } from '../domain/failure.js';

/** Where cancelling an order stands. */
export type CancelState =
  | { readonly status: 'idle' }
  /** `isChecking`: an answer was lost, and the order is looked at before anything is sent again. */
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly isChecking: boolean }
  | { readonly status: 'complete' | 'pending' | 'unavailable' }
  | { readonly status: 'failed'; readonly failure: Failure };
