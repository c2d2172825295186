import type { LookupState } from './store/lookup-state.js';
import { composeLookup, type GuestLookup } from './compose-lookup.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** The guest lookup of this tag and what is known of it. */
export function useLookup(): { readonly lookup: GuestLookup; readonly state: LookupState } {
  const lookup = useScope().own(composeLookup);
  return { lookup, state: useSlice(lookup.store, (state) => state) };
}
