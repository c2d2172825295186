import type { Store } from './create-store.js';

/** The period over which failed lookups are counted. */
const WINDOW_MS = 60_000;

/**
 * A server's own defence against guessing: after too many misses, an address has to wait. It uses the address that the
 * requests come from, because the client controls everything else.
 */
export interface MissLimit {
  /** Returns the seconds to wait, or 0. */
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
