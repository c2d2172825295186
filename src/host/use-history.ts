import type { HistoryView } from '../state/history-view.js';
import { composeHistory, type HistoryOwn } from './compose-history.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The orders of this tag's member. What only acts on them is not drawn again with each page. */
export function useHistory(): HistoryOwn {
  return useScope().own(composeHistory);
}

/** How far the orders are known. */
export function useHistoryView(): HistoryView {
  return useSlice(useHistory().store, (state) => state);
}
