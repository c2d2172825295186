import type { HistoryView } from './store/history-view.js';
import { composeHistory, type HistoryOwn } from './compose-history.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** The orders of this tag's member. What only acts on them is not drawn again with each page. */
export function useHistory(): HistoryOwn {
  return useScope().own(composeHistory);
}

/** How far the orders are known. `select` gives a primitive or something the state holds. */
export function useHistoryView<Value>(select: (view: HistoryView) => Value): Value {
  return useSlice(useHistory().store, select);
}
