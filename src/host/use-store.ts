import { useEffect } from 'react';
import type { Load } from '../domain/load.js';
import type { Address } from '../domain/address.js';
import type { KnownStore } from '../domain/store.js';
import { composeStore } from './compose-store.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The store at an address and where it stands. */
export function useStore(address: Address): Load<KnownStore> {
  const store = useScope().own(composeStore);
  useEffect(() => store.show(address), [store, address]);
  return useSlice(store.store, (state) => state);
}
