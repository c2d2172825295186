import { useCallback, useSyncExternalStore } from 'react';
import type { Platform } from '../platform/platform.js';
import { useScope } from './scope-context.js';

const SECOND_MS = 1_000;

/** Wall clock to the second, in milliseconds since 1970; counted on until a moment is over. */
export function useNow(until: number): number {
  const { platform } = useScope();
  const subscribe = useCallback((listener: () => void) => tick(platform, until, listener), [platform, until]);
  return useSyncExternalStore(subscribe, () => Math.floor(platform.now() / SECOND_MS)) * SECOND_MS;
}

function tick(platform: Pick<Platform, 'now' | 'after'>, until: number, listener: () => void): () => void {
  let stop = (): void => {};
  const wait = (): void => {
    if (platform.now() < until + SECOND_MS) stop = platform.after(SECOND_MS, next);
  };
  const next = (): void => {
    listener();
    wait();
  };
  wait();
  return () => stop();
}
