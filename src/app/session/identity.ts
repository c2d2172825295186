import { createSlice } from '../state/create-slice.js';
import type { StoreApi } from 'zustand/vanilla';

/** A member has an access token, a guest has none. */
export type Who = 'member' | 'guest';

/** Who is shopping. `timed-out`: the page's `adapter.ready` did not settle in time. */
export type Identity =
  { readonly status: 'asking' } | { readonly status: 'timed-out' } | { readonly status: 'known'; readonly who: Who };

export type IdentitySlice = StoreApi<Identity>;

export function createIdentity(): IdentitySlice {
  return createSlice<Identity>({ status: 'asking' });
}
