import type { StoreApi } from 'zustand/vanilla';
import { createSlice } from '../state/create-slice.js';

/** How the shopper came to where they are. */
export type Arrival = 'first' | 'push' | 'replace' | 'move';

/** Where the area is. */
export interface Route {
  /** Path below the prefix with its query; absent while the address is none of ours. */
  readonly path: string | undefined;
  readonly arrival: Arrival;
  /** Number of the history entry. */
  readonly entry: number;
  /** Why the shopper is here, said above the screen. */
  readonly notice?: RouteNotice;
}

/** In the shopper's language. */
export interface RouteNotice {
  readonly title: string;
  readonly text: string;
}

export type RouteSlice = StoreApi<Route>;

export function createRoute(): RouteSlice {
  return createSlice<Route>({ path: '/', arrival: 'first', entry: 0 });
}
