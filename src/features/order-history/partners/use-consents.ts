import type { ConsentsState } from './store/consents.js';
import { composeConsents } from './compose-consents.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';

/** How far a member's partners are known. `select` gives a primitive or something the state holds. */
export function useConsents<Value>(select: (consents: ConsentsState) => Value): Value {
  return useSlice(useScope().own(composeConsents).store, select);
}
