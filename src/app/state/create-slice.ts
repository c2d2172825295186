import { createStore, type StoreApi } from 'zustand/vanilla';

/** Creates a store with an initial value. */
export function createSlice<State>(initial: State): StoreApi<State> {
  return createStore<State>(() => initial);
}
