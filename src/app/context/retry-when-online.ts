import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../http/model/failure.js';
import type { Platform } from '../../platform/platform.js';

type Readable = { readonly status: 'failed'; readonly failure: Failure } | { readonly status: string };

/** Reads again by itself once the shopper is back online. What failed for another reason waits for them. */
export function retryWhenOnline(platform: Platform, store: StoreApi<Readable>, retry: () => void): () => void {
  let stopWaiting = (): void => {};
  const follow = (state: Readable): void => {
    stopWaiting();
    const isOffline = 'failure' in state && state.failure.code === 'offline';
    stopWaiting = isOffline ? platform.onOnline(retry) : () => {};
  };
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    stopWaiting();
  };
}
