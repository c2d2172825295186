import type { PartnerPage } from './model/partner-order.js';
import type { HistoryView } from '../store/history-view.js';
import { composePartnerHistory, type PartnerHistoryOwn } from './compose-partner-history.js';
import { useScope, useSlice } from '../../../app/context/scope-context.js';

/** What this tag's member bought from partners. */
export function usePartnerHistory(): PartnerHistoryOwn {
  return useScope().own(composePartnerHistory);
}

/** How far that is known. `select` gives a primitive or something the state holds. */
export function usePartnerView<Value>(select: (view: HistoryView<PartnerPage>) => Value): Value {
  return useSlice(usePartnerHistory().store, select);
}
