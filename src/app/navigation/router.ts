import type { StoreApi } from 'zustand/vanilla';
import type { IdentitySlice } from '../session/identity.js';
import { createSlice } from '../state/create-slice.js';

/** A member has an access token, a guest has none. */
export type Who = Extract<ReturnType<IdentitySlice['getState']>, { readonly status: 'known' }>['who'];

/** What `<orders-area>` is to a tag that it shows. A tag that stands alone has none. */
export interface Router {
  /** Who is shopping; the area asked already. */
  readonly identity: IdentitySlice;
  /** Where the area is, for a screen of several steps. */
  readonly route: RouteSlice;
  /** The address of a path below the prefix, as a link writes it. */
  toUrl(path: string): string;
  /** Goes to a path below the prefix. The page was asked before. */
  go(path: string, options?: GoOptions): void;
  /** The path of the screen on show below the prefix, with its query. */
  getPath(): string;
  /** The address of the screen on show, without its query: what a shopper comes back to. */
  getCurrentUrl(): string;
}

export interface GoOptions {
  /** Takes the place of the current history entry. */
  readonly isReplaced?: boolean;
  /** What the shopper is told above the next screen: why they are there. */
  readonly notice?: RouteNotice;
}

/**
 * The property under which the area passes itself to the tags in it, which may be of another version: raise the number when a member of
 * `Router` changes.
 */
export const ROUTER = Symbol.for('orders-area/router/1');

/** How the shopper came to where they are. */
type Arrival = 'first' | 'push' | 'replace' | 'move';

/** Where the area is. */
interface Route {
  /** Path below the prefix with its query; absent while the address is none of ours. */
  readonly path: string | undefined;
  readonly arrival: Arrival;
  /** Number of the history entry. */
  readonly entry: number;
  /** Why the shopper is here, said above the screen. */
  readonly notice?: RouteNotice;
}

/** In the shopper's language. */
interface RouteNotice {
  readonly title: string;
  readonly text: string;
}

export type RouteSlice = StoreApi<Route>;

export function createRoute(): RouteSlice {
  return createSlice<Route>({ path: '/', arrival: 'first', entry: 0 });
}
