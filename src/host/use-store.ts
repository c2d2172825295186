import { useEffect } from 'react';
import type { Load } from '../domain/load.js';
import type { StorePlace } from '../domain/pickup-store.js';
import type { KnownStore } from '../domain/store.js';
import { composeStore } from './compose-store.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The store at a place and where it stands. */
export function useStore(place: StorePlace): Load<KnownStore> {
  const store = useScope().own(composeStore);
  useEffect(() => store.show(place), [store, place]);
  return useSlice(store.store, (state) => state);
}
