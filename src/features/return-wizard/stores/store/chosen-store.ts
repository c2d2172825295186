import type { StoreApi } from 'zustand/vanilla';
import type { Load } from '../../../../http/model/failure.js';
import { isInCountry, takesReturns } from '../model/return-store.js';
import type { KnownStore } from '../../../../stores/model/store.js';
import { createSlice } from '../../../../app/state/create-slice.js';
import type { StoreService } from './return-stores.js';

/** The id of a store, and the country of purchase. */
export interface ChosenId {
  readonly storeId: string;
  readonly country: string;
}

/** The load of a store, and its id. */
export type ChosenLoad = Load<KnownStore> & { readonly storeId?: string };

/**
 * The store that was chosen before, if no list contains it: only its id is stored. `missing`: the store no longer exists, or accepts no
 * returns.
 */
export class ChosenStore {
  readonly store: StoreApi<ChosenLoad> = createSlice<ChosenLoad>({ status: 'idle' });
  readonly #service: StoreService;
  #requested: ChosenId | undefined;
  #controller = new AbortController();

  constructor(service: StoreService) {
    this.#service = service;
  }

  /** Reads a store, unless it is the current one. */
  show(chosen: ChosenId): void {
    const isSame = this.#requested?.storeId === chosen.storeId && this.#requested.country === chosen.country;
    if (isSame && this.store.getState().status !== 'idle') return;
    this.#requested = chosen;
    void this.#read(chosen);
  }

  /** Sets a store that a list has already loaded. */
  keep(chosen: ChosenId, known: KnownStore): void {
    this.#controller.abort();
    this.#requested = chosen;
    this.#set({ status: 'ready', value: known });
  }

  /** Reads the current store again. */
  retry(): void {
    if (this.#requested) void this.#read(this.#requested);
  }

  clear(): void {
    this.#controller.abort();
    this.#requested = undefined;
    this.store.setState({ status: 'idle' }, true);
  }

  async #read({ storeId, country }: ChosenId): Promise<void> {
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    const { ask, clock, onFail } = this.#service;
    this.#set({ status: 'loading', isSlow: false });
    const outcome = await ask({ country, storeId }, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'failed') {
      this.#set({ status: 'failed', failure: outcome.failure });
      return onFail(outcome.failure, 'error');
    }
    const stores = outcome.kind === 'found' ? outcome.value.stores : [];
    const store = stores.find((candidate) => candidate.id === storeId);
    const isSound = store && takesReturns(store) && isInCountry(store, country);
    this.#set(isSound ? { status: 'ready', value: { store, readAt: clock.now() } } : { status: 'missing' });
  }

  #set(load: Load<KnownStore>): void {
    this.store.setState({ ...load, ...(this.#requested && { storeId: this.#requested.storeId }) }, true);
  }
}
