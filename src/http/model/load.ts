import type { Failure } from './failure.js';

/** Where something asked for stands. `isSlow` turns true when the shopper should be told that it takes longer than usual. */
export type Load<Value> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** After this long the shopper is told that it takes longer than usual. */
export const SLOW_AFTER_MS = 3_000;
