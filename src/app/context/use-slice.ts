import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Reads a value of a slice and renders again when it changes. `select` gives a primitive or something the slice holds. */
export function useSlice<State, Value>(slice: StoreApi<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(slice.subscribe, () => select(slice.getState()));
}
