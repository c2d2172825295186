import type { Failure } from '../../http/model/failure.js';
import type { Locks } from '../../platform/locks.js';
import type { Bag, BagEntry } from './bag.js';
import type { SharedPart } from '../../app/state/registry.js';

/** How a wish ended: in the cart, or not; absent where nothing is to be said of it. */
export type BagEnd = BagEntry | { readonly status: 'failed'; readonly failure: Failure } | undefined;

export interface BagTask {
  readonly bag: Bag;
  /** By `toBagKey`. */
  readonly key: string;
  readonly locks: Locks;
  /** Asks for it, once. */
  send(signal: AbortSignal): Promise<BagEnd>;
}

/** Requests that put things into the cart. */
export interface BagFlights extends SharedPart {
  isUnderWay(key: string): boolean;
  /**
   * Puts a thing into the cart, once: whatever asks for it, from however many tags and tabs, one request is under way, and none goes
   * out again after one that may have been carried out.
   */
  add(task: BagTask): Promise<BagEnd>;
}

export function createBagFlights(): BagFlights {
  const controller = new AbortController();
  const { signal } = controller;
  const flights = new Map<string, Promise<BagEnd>>();
  return {
    isUnderWay: (key) => flights.has(key),
    add(task) {
      const { bag, key } = task;
      const known = bag.entries.get(key);
      if (known) return Promise.resolve(known);
      const flight = flights.get(key) ?? fly(task, signal).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    wipe: () => controller.abort(),
  };
}

async function fly({ bag, key, locks, send }: BagTask, signal: AbortSignal): Promise<BagEnd> {
  const end = await locks
    // Who had to wait cannot know what became of the same wish in the other tab.
    .hold(`orders-area cart ${key}`, signal, (hadToWait) =>
      hadToWait ? Promise.resolve<BagEnd>({ status: 'uncertain' }) : send(signal),
    )
    .catch((): BagEnd => ({ status: 'failed', failure: { code: 'unexpected', retryable: true } }));
  // Nothing of one shopper is put down for the next.
  if (signal.aborted) return undefined;
  if (end && end.status !== 'failed') bag.entries.set(key, end);
  return end;
}
