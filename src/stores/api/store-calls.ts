import type { StorePage } from '../model/store.js';
import type { Call } from '../../http/model/failure.js';

export interface StoresRequest {
  /** Lower case. */
  readonly country: string;
  /** Part of a name or an address; absent for all of them. */
  readonly text?: string;
  /** The store of this id alone. */
  readonly storeId?: string;
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** The calls that find stores. */
export interface StoreCalls {
  readonly listStores: Call<StoresRequest, StorePage>;
}
