import { createStore, type StoreApi } from 'zustand/vanilla';

/** A slice that holds one value: what is known, and who wants to hear of changes. */
export function createSlice<State>(initial: State): StoreApi<State> {
  return createStore<State>(() => initial);
}
