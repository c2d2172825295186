import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Load } from '../http/model/failure.js';
import { findStoreSearch, type StoreQuery } from './model/pickup-store.js';
import type { KnownStore } from './model/store.js';
import { useElementContext, useSlice, type Controller, type ElementContext } from '../app/context/element-context.js';
import { createSlice } from '../app/state/create-slice.js';
import { createStores, type StoreReading, type Stores } from './store/stores.js';
import { retryWhenOnline } from '../app/context/retry-when-online.js';
import { createStoreCalls } from './store-calls.js';

/** The store at a place, and its loading state. */
export function useStore(query: StoreQuery): Load<KnownStore> {
  const store = useElementContext().getController(createStoreController);
  useEffect(() => store.show(query), [store, query]);
  return useSlice(store.store, (state) => state);
}

/** The store that one tag shows. */
interface StoreController extends Controller {
  readonly store: StoreApi<Load<KnownStore>>;
  /** Loads the store at this place, unless it is shown already. */
  show(query: StoreQuery): void;
}

/** Follows the store of the order on screen. A failure is only reported to the page: the address is shown without the store. */
export function createStoreController(context: ElementContext): StoreController {
  const store = createSlice<Load<KnownStore>>({ status: 'idle' });
  const { listStores } = createStoreCalls(context);
  let shown = '';
  let current: { readonly stores: Stores; readonly reading: StoreReading } | undefined;
  let stopSlice = (): void => {};

  async function read(isForced: boolean): Promise<void> {
    if (!current) return;
    const failure = await current.stores.read({ ...current.reading, isForced });
    if (failure) context.report(failure, 'warning');
  }

  const refresh = (): void => void read(true);
  const stopWaiting = retryWhenOnline(context.platform, store, refresh);
  return {
    store,
    show(query) {
      const { country, apiBase } = context.settings.getState().configuration;
      const address = 'storeId' in query ? undefined : query;
      const search = 'storeId' in query ? { country, storeId: query.storeId } : findStoreSearch(query, country);
      const requested = JSON.stringify([address, search, apiBase]);
      // The order was reloaded: reload its store too if it is no longer fresh.
      if (requested === shown) return void read(false);
      shown = requested;
      stopSlice();
      current = undefined;
      if (!search || !context.hasCalls('list-stores')) return store.setState({ status: 'missing' }, true);
      const stores = context.getPageState().get('stores', createStores);
      current = { stores, reading: { ...(address && { address }), search, clock: context.platform, ask: listStores } };
      const slice = stores.slice(current.reading);
      const copy = (): void => store.setState(slice.getState(), true);
      stopSlice = slice.subscribe(copy);
      void read(false);
      copy();
    },
    refresh,
    dispose() {
      stopSlice();
      stopWaiting();
    },
  };
}
