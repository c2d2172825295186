import type { LookupState } from '../state/lookup-state.js';
import { composeLookup, type GuestLookup } from './compose-lookup.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The guest lookup of this tag and what is known of it. */
export function useLookup(): { readonly lookup: GuestLookup; readonly state: LookupState } {
  const lookup = useScope().own(composeLookup);
  return { lookup, state: useSlice(lookup.store, (state) => state) };
}
