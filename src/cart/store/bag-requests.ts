import type { Failure } from '../../http/model/failure.js';
import type { Locks } from '../../platform/locks.js';
import type { Bag, BagEntry } from './bag.js';
import type { PageStatePart } from '../../app/state/registry.js';

/** How a wish ended: in the cart, or not; absent where nothing is to be said of it. */
export type BagOutcome = BagEntry | { readonly status: 'failed'; readonly failure: Failure } | undefined;

export interface BagDeps {
  readonly bag: Bag;
  /** By `toBagKey`. */
  readonly key: string;
  readonly locks: Locks;
  /** Asks for it, once. */
  send(signal: AbortSignal): Promise<BagOutcome>;
}

/** Requests that put things into the cart. */
export interface BagRequests extends PageStatePart {
  isUnderWay(key: string): boolean;
  /**
   * Puts a thing into the cart, once: whatever asks for it, from however many tags and tabs, one request is under way, and none goes
   * out again after one that may have been carried out.
   */
  add(deps: BagDeps): Promise<BagOutcome>;
}

export function createBagRequests(): BagRequests {
  const controller = new AbortController();
  const { signal } = controller;
  const flights = new Map<string, Promise<BagOutcome>>();
  return {
    isUnderWay: (key) => flights.has(key),
    add(deps) {
      const { bag, key } = deps;
      const known = bag.entries.get(key);
      if (known) return Promise.resolve(known);
      const pending = flights.get(key) ?? fly(deps, signal).finally(() => flights.delete(key));
      flights.set(key, pending);
      return pending;
    },
    wipe: () => controller.abort(),
  };
}

async function fly({ bag, key, locks, send }: BagDeps, signal: AbortSignal): Promise<BagOutcome> {
  const end = await locks
    // Who had to wait cannot know what became of the same wish in the other tab.
    .hold(`orders-area cart ${key}`, signal, (hadToWait) =>
      hadToWait ? Promise.resolve<BagOutcome>({ status: 'uncertain' }) : send(signal),
    )
    .catch((): BagOutcome => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }));
  // Nothing of one shopper is put down for the next.
  if (signal.aborted) return undefined;
  if (end && end.status !== 'failed') bag.entries.set(key, end);
  return end;
}
