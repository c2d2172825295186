import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../http/model/failure.js';
import type { Platform } from '../../platform/platform.js';

type Readable = { readonly status: 'failed'; readonly failure: Failure } | { readonly status: string };

/** Retries automatically once the shopper is back online. Other failures wait for the shopper to retry. */
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
