import { createSlice } from '../state/create-slice.js';
import type { StoreApi } from 'zustand/vanilla';

/** A member has an access token, a guest has none. */
export type Who = 'member' | 'guest';

/** What is known of who is shopping. `late`: the page said that it would tell, and did not in time. */
export type Identity =
  { readonly status: 'asking' } | { readonly status: 'late' } | { readonly status: 'known'; readonly who: Who };

export type IdentitySlice = StoreApi<Identity>;

export function createIdentity(): IdentitySlice {
  return createSlice<Identity>({ status: 'asking' });
}
