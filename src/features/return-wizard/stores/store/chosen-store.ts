import type { StoreApi } from 'zustand/vanilla';
import type { Load } from '../../../../http/model/failure.js';
import { isInCountry, takesReturns } from '../model/return-store.js';
import type { KnownStore } from '../../../../stores/model/store.js';
import { createSlice } from '../../../../app/state/create-slice.js';
import type { StoreService } from './return-stores.js';

/** A store by its id, in the country of purchase. */
export interface ChosenId {
  readonly storeId: string;
  readonly country: string;
}

/** Where it stands, and which one it is. */
export type ChosenLoad = Load<KnownStore> & { readonly storeId?: string };

/**
 * The store that was chosen before, where no list shows it: all that is kept of it is its id. `missing` where there is no such store any
 * more, or it takes nothing back.
 */
export class ChosenStore {
  readonly store: StoreApi<ChosenLoad> = createSlice<ChosenLoad>({ status: 'idle' });
  readonly #service: StoreService;
  #asked: ChosenId | undefined;
  #controller = new AbortController();

  constructor(service: StoreService) {
    this.#service = service;
  }

  /** Reads a store, unless it is the one on show. */
  show(chosen: ChosenId): void {
    const isSame = this.#asked?.storeId === chosen.storeId && this.#asked.country === chosen.country;
    if (isSame && this.store.getState().status !== 'idle') return;
    this.#asked = chosen;
    void this.#read(chosen);
  }

  /** It is known already: a list shows it. */
  keep(chosen: ChosenId, known: KnownStore): void {
    this.#controller.abort();
    this.#asked = chosen;
    this.#set({ status: 'ready', value: known });
  }

  /** Reads the same once more. */
  retry(): void {
    if (this.#asked) void this.#read(this.#asked);
  }

  clear(): void {
    this.#controller.abort();
    this.#asked = undefined;
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
    this.store.setState({ ...load, ...(this.#asked && { storeId: this.#asked.storeId }) }, true);
  }
}
