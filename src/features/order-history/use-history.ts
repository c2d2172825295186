import type { HistoryView } from './store/history-view.js';
import { createHistoryController, type HistoryController } from './history-controller.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

/** The orders of this tag's member. What only acts on them is not drawn again with each page. */
export function useHistory(): HistoryController {
  return useElementContext().getController(createHistoryController);
}

/** How far the orders are known. `select` gives a primitive or something the state holds. */
export function useHistoryView<Value>(select: (view: HistoryView) => Value): Value {
  return useSlice(useHistory().store, select);
}
