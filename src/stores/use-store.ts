import { useEffect } from 'react';
import type { Load } from '../http/model/load.js';
import type { StorePlace } from './model/pickup-store.js';
import type { KnownStore } from './model/store.js';
import { composeStore } from './compose-store.js';
import { useScope } from '../app/context/scope-context.js';
import { useSlice } from '../app/context/use-slice.js';

/** The store at a place and where it stands. */
export function useStore(place: StorePlace): Load<KnownStore> {
  const store = useScope().own(composeStore);
  useEffect(() => store.show(place), [store, place]);
  return useSlice(store.store, (state) => state);
}
