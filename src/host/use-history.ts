import type { HistoryView } from '../state/history-view.js';
import { composeHistory, type HistoryOwn } from './compose-history.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The orders of this tag's member and how far they are known. */
export function useHistory(): { readonly history: HistoryOwn; readonly view: HistoryView } {
  const history = useScope().own(composeHistory);
  return { history, view: useSlice(history.store, (state) => state) };
}
