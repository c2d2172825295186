import { createStore, type StoreApi } from 'zustand/vanilla';

/** A member has an access token, a guest has none. */
export type ShopperKind = 'member' | 'guest';

/** Who is shopping. `timed-out`: the page's `adapter.ready` did not settle in time. */
export type Identity =
  | { readonly status: 'asking' }
  | { readonly status: 'timed-out' }
  | { readonly status: 'known'; readonly who: ShopperKind };

export type IdentityStore = StoreApi<Identity>;

/** What `<orders-area>` provides to the tag that it shows. A tag that stands alone has none. */
export interface Router {
  /** Who is shopping, as the area has already determined. */
  readonly identity: IdentityStore;
  /** The area's current route, for a screen of several steps. */
  readonly route: RouteStore;
  /** The query keys that are the screens' own: navigating away removes them from the address. */
  readonly screenKeys: Set<string>;
  /** The address of a path below the prefix, for a link. */
  toUrl(path: string): string;
  /** Navigates to a path below the prefix. `orders-navigate` has already been emitted. */
  go(path: string, options?: GoOptions): void;
  /** The current screen's path below the prefix, with its query. */
  getPath(): string;
  /** The current screen's address without its query, for example to return to it after signing in. */
  getCurrentUrl(): string;
}

export interface GoOptions {
  /** Replaces the current history entry. */
  readonly isReplaced?: boolean;
  /** A message above the next screen that explains why the shopper is there. */
  readonly notice?: RouteNotice;
}

/**
 * The property under which the area passes itself to the tags in it, which may be of another version: raise the number when a member of
 * `Router` changes.
 */
export const ROUTER = Symbol.for('orders-area/router/2');

/** How the shopper reached the route. `traverse`: by Back or Forward. */
type Arrival = 'first' | 'push' | 'replace' | 'traverse';

/** The area's current route. */
export interface Route {
  /** Path below the prefix with its query; absent while the address is outside of the area. */
  readonly path: string | undefined;
  readonly arrival: Arrival;
  /** Index of the history entry. */
  readonly entry: number;
  /** A message above the screen that explains why the shopper is here. */
  readonly notice?: RouteNotice;
}

/** In the shopper's language. */
interface RouteNotice {
  readonly title: string;
  readonly text: string;
}

export type RouteStore = StoreApi<Route>;

export function createRoute(): RouteStore {
  return createStore<Route>(() => ({ path: '/', arrival: 'first', entry: 0 }));
}

export function createIdentity(): IdentityStore {
  return createStore<Identity>(() => ({ status: 'asking' }));
}
