import type { Store } from './create-store.js';

/** Failed lookups are counted over this time. */
const WINDOW_MS = 60_000;

/**
 * A server's own defence against guessing: whoever misses too often waits, however fast the client is. It looks at the address
 * a request comes from, because all else is the client's to choose.
 */
export interface MissLimit {
  /** Seconds to wait, or 0. */
  findDelay(address: string): number;
  recordMiss(address: string): void;
}

export function createMissLimit(store: Store, { now, limit }: { now: () => number; limit: number }): MissLimit {
  const listRecent = (address: string) =>
    store.state.misses.filter((miss) => miss.address === address && miss.at > now() - WINDOW_MS);
  return {
    findDelay(address) {
      const oldest = listRecent(address).at(-limit);
      return oldest ? Math.ceil((oldest.at + WINDOW_MS - now()) / 1_000) : 0;
    },
    recordMiss(address) {
      store.change((state) => {
        const recent = state.misses.filter((miss) => miss.at > now() - WINDOW_MS);
        state.misses = [...recent, { address, at: now() }];
      });
    },
  };
}
