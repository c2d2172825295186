import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Load } from '../../http/model/failure.js';
import type { Contact } from '../../http/model/phone-number.js';
import type { Order } from '../model/order.js';
import type { Platform } from '../../platform/platform.js';
import type { PageStateEntry } from '../../app/state/registry.js';

export interface OrderKey {
  readonly orderNumber: string;
  /** Answers contain translated texts, so tags in two languages request separately. */
  readonly locale: string;
  /** The contact that proves the order; absent for a member's own. */
  readonly contact?: Contact;
}

/**
 * `cached`: requests the order only if no fresh one is known. `reload`: requests even a fresh order. `anew`: like `reload`, but a request that
 * is already pending does not count, because it may miss the latest change.
 */
export type ReadMode = 'cached' | 'reload' | 'anew';

export interface OrderReading {
  readonly key: OrderKey;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** @param listTags the tags that wait for the same request */
  readonly getOrder: (signal: AbortSignal, listTags: () => readonly unknown[]) => Promise<Outcome<Order>>;
  /** The tag that reads. */
  readonly tag: unknown;
  readonly mode: ReadMode;
}

/** Orders by number, each with the time it was loaded. Tags that show the same order share one entry and one request. */
export interface Orders extends PageStateEntry {
  get(key: OrderKey): StoreApi<Load<Order>>;
  /**
   * Loads an order, as `mode` says. A known order stays on screen until the answer arrives, and if it fails.
   *
   * @returns the failure, for the caller
   */
  read(reading: OrderReading): Promise<Failure | undefined>;
  /**
   * Stores an order that came with another answer.
   *
   * @param readAt 0 if the order is only a placeholder until it is loaded itself
   */
  put(key: OrderKey, order: Order, readAt: number): void;
}

interface Entry {
  readonly store: StoreApi<Load<Order>>;
  readAt: number;
  pending?: Promise<Failure | undefined>;
  /** The tags that wait for the pending request. */
  readonly tags: Set<unknown>;
  /** Starts as soon as the pending request is done. */
  next?: Promise<Failure | undefined>;
}

export function createOrders(): Orders {
  const entries = new Map<string, Entry>();
  let controller = new AbortController();

  function getEntry(key: OrderKey): Entry {
    const name = JSON.stringify([key.orderNumber, key.locale, key.contact]);
    const entry: Entry = entries.get(name) ?? {
      store: createStore<Load<Order>>(() => ({ status: 'idle' })),
      readAt: 0,
      tags: new Set(),
    };
    entries.set(name, entry);
    return entry;
  }

  function start(entry: Entry, reading: OrderReading): Promise<Failure | undefined> {
    entry.tags.add(reading.tag);
    entry.pending ??= fetchInto(entry, reading, controller.signal).finally(() => {
      delete entry.pending;
      entry.tags.clear();
    });
    return entry.pending;
  }

  return {
    get: (key) => getEntry(key).store,
    read(reading) {
      const entry = getEntry(reading.key);
      const known = entry.store.getState();
      const isFresh = known.status === 'ready' && !isOrderStale(known.value, entry.readAt, reading.clock.now());
      if (isFresh && reading.mode === 'cached') return Promise.resolve(undefined);
      if (!entry.pending || reading.mode !== 'anew') return start(entry, reading);
      const { signal } = controller;
      entry.next ??= entry.pending.then(() => {
        delete entry.next;
        // Do not send it for a shopper whose session has ended meanwhile.
        return signal.aborted ? undefined : start(entry, reading);
      });
      return entry.next;
    },
    put(key, order, readAt) {
      const entry = getEntry(key);
      // An order loaded itself has more details than one that came with another answer.
      if (readAt === 0 && entry.store.getState().status === 'ready') return;
      entry.readAt = readAt;
      entry.store.setState({ status: 'ready', value: order }, true);
    },
    wipe() {
      controller.abort();
      controller = new AbortController();
      for (const { store } of entries.values()) store.setState({ status: 'idle' }, true);
      entries.clear();
    },
  };
}

async function fetchInto(entry: Entry, reading: OrderReading, signal: AbortSignal): Promise<Failure | undefined> {
  const { store } = entry;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading', isSlow: false }, true);
  const stopTimer = reading.clock.after(SLOW_AFTER_MS, () => {
    if (store.getState().status === 'loading') store.setState({ status: 'loading', isSlow: true }, true);
  });
  const outcome = await reading.getOrder(signal, () => [...entry.tags]);
  stopTimer();
  // Wiped meanwhile: the answer belongs to a shopper whose session has ended.
  if (signal.aborted) return undefined;
  if (outcome.kind === 'found') {
    entry.readAt = reading.clock.now();
    store.setState({ status: 'ready', value: outcome.value, details: outcome.details }, true);
    return undefined;
  }
  if (outcome.kind === 'missing') {
    store.setState({ status: 'missing' }, true);
    return undefined;
  }
  // The order may have arrived with another answer meanwhile.
  if (store.getState().status !== 'ready') store.setState({ status: 'failed', failure: outcome.failure }, true);
  return outcome.failure;
}

/** Long enough for navigating back and forth, short enough for tracking. */
export const LONGEST_AGE_MS = 5 * 60_000;

/**
 * Whether an order must be reloaded before it is shown as current: the server asks for it, or it is older than five minutes. The age of
 * the answer at its arrival counts; an invalid age counts as 0.
 *
 * @param readAt wall-clock milliseconds at which the answer arrived
 * @param now wall-clock milliseconds
 */
export function isOrderStale(
  { shouldRefresh, ageSeconds }: Pick<Order, 'shouldRefresh' | 'ageSeconds'>,
  readAt: number,
  now: number,
): boolean {
  // If the clock was set back, the age is unknown.
  if (shouldRefresh || now < readAt) return true;
  const ageMs = Number.isFinite(ageSeconds) ? Math.max(0, ageSeconds) * 1_000 : 0;
  return now - readAt + ageMs > LONGEST_AGE_MS;
}

/** What a tag shows of one order. `no-credentials`: there is neither a token nor a contact to request it with. */
export type OrderView = Load<Order> | { readonly status: 'no-credentials' };
