import type { Failure } from '../../http/model/failure.js';
import type { Locks } from '../../platform/locks.js';
import type { Bag, BagEntry } from './bag.js';
import type { PageStateEntry } from '../../app/state/registry.js';

/** The outcome of adding an item: in the cart, or failed; undefined if there is nothing to show. */
export type BagOutcome = BagEntry | { readonly status: 'failed'; readonly failure: Failure } | undefined;

export interface BagDeps {
  readonly bag: Bag;
  /** By `toBagKey`. */
  readonly key: string;
  readonly locks: Locks;
  /** Sends the request, once. */
  send(signal: AbortSignal): Promise<BagOutcome>;
}

/** Requests that add items to the cart. */
export interface BagRequests extends PageStateEntry {
  isPending(key: string): boolean;
  /**
   * Adds an item to the cart, once: however many tags and browser tabs ask for it, only one request is pending, and none follows one that
   * may have been carried out.
   */
  add(deps: BagDeps): Promise<BagOutcome>;
}

export function createBagRequests(): BagRequests {
  const controller = new AbortController();
  const { signal } = controller;
  const requests = new Map<string, Promise<BagOutcome>>();
  return {
    isPending: (key) => requests.has(key),
    add(deps) {
      const { bag, key } = deps;
      const known = bag.entries.get(key);
      if (known) return Promise.resolve(known);
      const pending = requests.get(key) ?? fly(deps, signal).finally(() => requests.delete(key));
      requests.set(key, pending);
      return pending;
    },
    wipe: () => controller.abort(),
  };
}

async function fly({ bag, key, locks, send }: BagDeps, signal: AbortSignal): Promise<BagOutcome> {
  const outcome = await locks
    // A tab that had to wait does not know the outcome of the same request in the other tab.
    .hold(`orders-area cart ${key}`, signal, (hadToWait) =>
      hadToWait ? Promise.resolve<BagOutcome>({ status: 'uncertain' }) : send(signal),
    )
    .catch((): BagOutcome => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }));
  // Do not store the outcome for the next shopper.
  if (signal.aborted) return undefined;
  if (outcome && outcome.status !== 'failed') bag.entries.set(key, outcome);
  return outcome;
}
