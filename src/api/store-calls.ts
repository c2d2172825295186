import type { StoreSearch } from '../domain/pickup-store.js';
import type { StorePage } from '../domain/store.js';
import type { Call } from './lookup-calls.js';

export interface StoresRequest extends StoreSearch {
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** The calls that find stores. */
export interface StoreCalls {
  readonly listStores: Call<StoresRequest, StorePage>;
}
