import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Load, SLOW_AFTER_MS, type Failure, type FailureDetails, type Outcome } from '../http/model/failure.js';
import {
  findStoreSearch,
  type StoreQuery,
  findStoreAt,
  type StoreIdSearch,
  type StoreSearch,
} from './model/pickup-store.js';
import type { KnownStore, Store } from './model/store.js';
import {
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
} from '../app/context/element-context.js';
import { retryWhenOnline } from '../app/context/retry-when-online.js';
import { createStoreCalls } from './store-calls.js';
import type { listStores } from './api/list-stores.js';
import type { CallOf } from '../http/define-call.js';
import type { Address } from '../addresses/model/address.js';
import type { Platform } from '../platform/platform.js';
import type { PageStateEntry } from '../app/state/registry.js';

/** The store at a place, and its loading state. */
export function useStore(query: StoreQuery): Load<KnownStore> {
  const store = useElementContext().getController(createStoreController);
  useEffect(() => store.show(query), [store, query]);
  return useSelector(store.store, (state) => state);
}

/** The store that one tag shows. */
interface StoreController extends Controller {
  readonly store: StoreApi<Load<KnownStore>>;
  /** Loads the store at this place, unless it is shown already. */
  show(query: StoreQuery): void;
}

/** Follows the store of the order on screen. A failure is only reported to the page: the address is shown without the store. */
export function createStoreController(context: ElementContext): StoreController {
  const store = createStore<Load<KnownStore>>(() => ({ status: 'idle' }));
  const { listStores } = createStoreCalls(context);
  let shown = '';
  let current: { readonly stores: Stores; readonly reading: StoreReading } | undefined;
  let unsubscribe = (): void => {};

  async function read(mode: 'cached' | 'reload'): Promise<void> {
    if (!current) return;
    const failure = await current.stores.read({ ...current.reading, mode });
    if (failure) context.report(failure, 'warning');
  }

  const refresh = (): void => void read('reload');
  const stopWaiting = retryWhenOnline(context.platform, store, refresh);
  return {
    store,
    show(query) {
      const { country, apiBase } = context.settings.getState().configuration;
      const address = 'storeId' in query ? undefined : query;
      const search = 'storeId' in query ? { country, storeId: query.storeId } : findStoreSearch(query, country);
      const requested = JSON.stringify([address, search, apiBase]);
      // The order was reloaded: reload its store too if it is no longer fresh.
      if (requested === shown) return void read('cached');
      shown = requested;
      unsubscribe();
      current = undefined;
      if (!search || !context.hasCalls('list-stores')) return store.setState({ status: 'missing' }, true);
      const stores = context.getPageState().get('stores', createStores);
      current = { stores, reading: { ...(address && { address }), search, clock: context.platform, listStores } };
      const source = stores.get(current.reading);
      const copy = (): void => store.setState(source.getState(), true);
      unsubscribe = source.subscribe(copy);
      void read('cached');
      copy();
    },
    refresh,
    dispose() {
      unsubscribe();
      stopWaiting();
    },
  };
}

/** Opening hours may change: a store older than this is reloaded when it is shown again. */
const LONGEST_AGE_MS = 5 * 60_000;
/** A postal code has few stores; later pages are not worth a request. */
const MOST_PAGES = 3;

/** The store is not in the list, and part of the list is unreadable. */
const UNREADABLE: Failure = {
  code: 'service-list-stores-failure',
  retryable: true,
  call: 'list-stores',
  unreadable: 'shape',
};

export interface StoreReading {
  /** Absent if the store is searched by its id. */
  readonly address?: Address;
  readonly search: StoreSearch | StoreIdSearch;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly listStores: CallOf<typeof listStores>;
  /** `cached`, the default: requests the store only if no fresh one is known. `reload`: requests even a fresh store. */
  readonly mode?: 'cached' | 'reload';
}

/** Stores by address or id. Tags that show orders of one store share one entry and one request. */
interface Stores extends PageStateEntry {
  get(reading: Pick<StoreReading, 'address' | 'search'>): StoreApi<Load<KnownStore>>;
  /** Loads a store, as `mode` says. A known one stays on screen until the answer arrives. Resolves to the failure, if any. */
  read(reading: StoreReading): Promise<Failure | undefined>;
}

interface Entry {
  readonly store: StoreApi<Load<KnownStore>>;
  pending?: Promise<Failure | undefined>;
}

export function createStores(): Stores {
  const entries = new Map<string, Entry>();
  let controller = new AbortController();

  function getEntry({ address, search }: Pick<StoreReading, 'address' | 'search'>): Entry {
    const name = JSON.stringify([search, address?.address1, address?.city]);
    const entry: Entry = entries.get(name) ?? { store: createStore<Load<KnownStore>>(() => ({ status: 'idle' })) };
    entries.set(name, entry);
    return entry;
  }

  return {
    get: (reading) => getEntry(reading).store,
    read(reading) {
      const entry = getEntry(reading);
      const known = entry.store.getState();
      const age = known.status === 'ready' ? reading.clock.now() - known.value.readAt : Infinity;
      if (reading.mode !== 'reload' && age >= 0 && age < LONGEST_AGE_MS) return Promise.resolve(undefined);
      entry.pending ??= readInto(entry, reading, controller.signal).finally(() => delete entry.pending);
      return entry.pending;
    },
    wipe() {
      controller.abort();
      controller = new AbortController();
      for (const { store } of entries.values()) store.setState({ status: 'idle' }, true);
      entries.clear();
    },
  };
}

async function readInto({ store }: Entry, reading: StoreReading, signal: AbortSignal): Promise<Failure | undefined> {
  const { clock } = reading;
  const isKnown = store.getState().status === 'ready';
  if (!isKnown) store.setState({ status: 'loading', isSlow: false }, true);
  const stopTimer = clock.after(SLOW_AFTER_MS, () => {
    if (store.getState().status === 'loading') store.setState({ status: 'loading', isSlow: true }, true);
  });
  const outcome = await findStore(reading, signal);
  stopTimer();
  // The session ended in the meantime, so the result is no longer needed.
  if (signal.aborted) return undefined;
  if (outcome.kind === 'found') {
    store.setState({ status: 'ready', value: { store: outcome.value, readAt: clock.now() } }, true);
    return undefined;
  }
  if (outcome.kind === 'missing') {
    store.setState({ status: 'missing' }, true);
    return undefined;
  }
  if (!isKnown) store.setState({ status: 'failed', failure: outcome.failure }, true);
  return outcome.failure;
}

/** Goes through the pages of the list until the store is found. */
async function findStore({ address, search, listStores }: StoreReading, signal: AbortSignal): Promise<Outcome<Store>> {
  let anchor: string | undefined;
  let unreadable = 0;
  let details: FailureDetails | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const outcome = await listStores({ ...search, ...(anchor !== undefined && { anchor }) }, signal);
    if (outcome.kind !== 'found') return outcome;
    const { stores, next, unreadable: lost, isNextUnreadable = false } = outcome.value;
    const store = address
      ? findStoreAt(stores, address)
      : stores.find(({ id }) => 'storeId' in search && id === search.storeId);
    if (store) return { kind: 'found', value: store };
    unreadable += lost + Number(isNextUnreadable);
    details ??= outcome.details;
    anchor = next;
    if (anchor === undefined) break;
  }
  return unreadable > 0 ? { kind: 'failed', failure: { ...UNREADABLE, details } } : { kind: 'missing' };
}
