import type { StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Load } from '../../http/model/failure.js';
import type { Contact } from '../../http/model/phone-number.js';
import type { Order } from '../model/order.js';
import type { Platform } from '../../platform/platform.js';
import { createSlice } from '../../app/state/create-slice.js';
import type { PageStatePart } from '../../app/state/registry.js';

export interface OrderKey {
  readonly orderNumber: string;
  /** An answer's texts come translated: tags in two languages ask for themselves. */
  readonly locale: string;
  /** How a guest proves the order; absent for members. */
  readonly contact?: Contact;
}

export interface OrderReading {
  readonly key: OrderKey;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly ask: (signal: AbortSignal) => Promise<Outcome<Order>>;
  /** Reads even what is still fresh. `anew`: a request that is on its way already does not count, for it may know too little. */
  readonly isForced?: boolean | 'anew';
}

/** Orders by number, each with the time it was read. Tags that show the same order share one slice and one request. */
export interface Orders extends PageStatePart {
  slice(key: OrderKey): StoreApi<Load<Order>>;
  /**
   * Reads an order unless a fresh one is known. What is known stays on show until the answer is there, and where there is none.
   *
   * @returns what went wrong, for whoever asked
   */
  read(reading: OrderReading): Promise<Failure | undefined>;
  /** Takes over an order that came with another answer. `readAt`: 0 where it is only good until it was read by itself. */
  put(key: OrderKey, order: Order, readAt: number): void;
}

interface Entry {
  readonly store: StoreApi<Load<Order>>;
  readAt: number;
  pending?: Promise<Failure | undefined>;
  /** Begins as soon as the flight has landed. */
  next?: Promise<Failure | undefined>;
}

export function createOrders(): Orders {
  const entries = new Map<string, Entry>();
  let controller = new AbortController();

  function getEntry(key: OrderKey): Entry {
    const name = JSON.stringify([key.orderNumber, key.locale, key.contact]);
    const entry: Entry = entries.get(name) ?? { store: createSlice<Load<Order>>({ status: 'idle' }), readAt: 0 };
    entries.set(name, entry);
    return entry;
  }

  function start(entry: Entry, reading: OrderReading): Promise<Failure | undefined> {
    entry.pending ??= fetchInto(entry, reading, controller.signal).finally(() => delete entry.pending);
    return entry.pending;
  }

  return {
    slice: (key) => getEntry(key).store,
    read(reading) {
      const entry = getEntry(reading.key);
      const known = entry.store.getState();
      const isFresh = known.status === 'ready' && !isOrderStale(known.value, entry.readAt, reading.clock.now());
      if (isFresh && !reading.isForced) return Promise.resolve(undefined);
      if (!entry.pending || reading.isForced !== 'anew') return start(entry, reading);
      const { signal } = controller;
      entry.next ??= entry.pending.then(() => {
        delete entry.next;
        // Nothing is asked for a shopper who went meanwhile.
        return signal.aborted ? undefined : start(entry, reading);
      });
      return entry.next;
    },
    put(key, order, readAt) {
      const entry = getEntry(key);
      // What was read by itself says more than what came along with something else.
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
  const outcome = await reading.ask(signal);
  stopTimer();
  // Wiped meanwhile: the answer belongs to a shopper who is gone.
  if (signal.aborted) return undefined;
  if (outcome.kind === 'found') {
    entry.readAt = reading.clock.now();
    store.setState({ status: 'ready', value: outcome.value }, true);
    return undefined;
  }
  if (outcome.kind === 'missing') {
    store.setState({ status: 'missing' }, true);
    return undefined;
  }
  // It may have come with another answer meanwhile.
  if (store.getState().status !== 'ready') store.setState({ status: 'failed', failure: outcome.failure }, true);
  return outcome.failure;
}

/** Long enough for going back and forth, short enough for tracking. */
const LONGEST_AGE_MS = 5 * 60_000;

/**
 * True when an order has to be read again before it is shown as current: the server asks for it, or it is older than five
 * minutes. How old the answer already was when it came counts; an age that is none counts as 0.
 *
 * @param readAt wall-clock milliseconds at which the answer came
 * @param now wall-clock milliseconds
 */
export function isOrderStale(
  { shouldRefresh, ageSeconds }: Pick<Order, 'shouldRefresh' | 'ageSeconds'>,
  readAt: number,
  now: number,
): boolean {
  // A clock that was set back tells nothing of the age.
  if (shouldRefresh || now < readAt) return true;
  const ageMs = Number.isFinite(ageSeconds) ? Math.max(0, ageSeconds) * 1_000 : 0;
  return now - readAt + ageMs > LONGEST_AGE_MS;
}

/** What a tag shows of one order. `nobody`: neither a token nor a contact is there to ask with. */
export type OrderView = Load<Order> | { readonly status: 'nobody' };
