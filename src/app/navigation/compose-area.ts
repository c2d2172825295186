import { addressBar, type AddressBar } from '../../platform/address-bar.js';
import { createSlice } from '../state/create-slice.js';
import { createRoute, type RouteSlice } from './router.js';
import { composeIdentity, type IdentityOwn } from '../session/compose-identity.js';
import type { Own, Scope } from '../context/scope.js';

/** The area's own state: where it is, and who is shopping. */
export interface AreaOwn extends Own {
  readonly route: RouteSlice;
  readonly identity: IdentityOwn;
  readonly bar: AddressBar;
  /** Calls back when the page asks for what is on show to be read again. */
  onRefresh(listener: () => void): () => void;
}

export function composeArea(scope: Scope): AreaOwn {
  const refreshes = createSlice(0);
  return {
    route: createRoute(),
    identity: scope.own(composeIdentity),
    bar: addressBar,
    onRefresh: refreshes.subscribe,
    refresh: () => refreshes.setState(refreshes.getState() + 1, true),
    dispose() {},
  };
}
