import { useState, type ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useElementContext } from '../../app/context/element-context.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { useHistoryView } from './history-controller.js';
import type { HistoryView } from './store/order-history.js';
import type { OrderPages } from './search/found-orders.js';

const loadSearch = async () => (await import('./search/search-module.js')).searchModule;

/** The query of an address with a search; its keys are those of `search-criteria.ts`. */
const SEARCHED = /[?&](q|year|status)=/;

/** The states of all orders with something to search. */
const SEARCHABLE: ReadonlySet<string> = new Set(['loading', 'ready']);

export interface HistorySearchSlotProps {
  /** All orders. */
  readonly children: ReactNode;
  readonly Pages: OrderPages;
}

/**
 * The search, and below it all orders or those that it found. It has the same height before it loads. All orders never wait for it; if it
 * fails to load, they are shown without it.
 */
export function HistorySearchSlot({ children, Pages }: HistorySearchSlotProps): ReactNode {
  const { port } = useElementContext();
  const [isSearched, setIsSearched] = useState(() => SEARCHED.test(port.getRouter()?.getPath() ?? ''));
  const { isOn, search } = useLazySearch(isSearched);
  const views = isOn && search.status === 'ready' && search.views;
  const isReplaced = isOn && isSearched && search.status !== 'failed';
  return (
    <>
      {isOn && <div className="search-slot">{views && <views.SearchBar onSearch={setIsSearched} />}</div>}
      {!isReplaced && children}
      {isReplaced && (views ? <views.FoundOrders Pages={Pages} /> : <HistorySkeleton />)}
    </>
  );
}

function useLazySearch(isSearched: boolean) {
  const context = useElementContext();
  const list = useHistoryView(toListState);
  const isOffered = context.isFlagOn('enableHistorySearch') && context.hasCalls('search-order-history');
  const isOn = isOffered && (isSearched ? list !== 'no-credentials' : SEARCHABLE.has(list));
  return { isOn, search: useLazyModule(loadSearch, isOn && (isSearched || list === 'ready')) };
}

/** The state of all orders; without any, there is nothing to search. */
function toListState(view: HistoryView): Exclude<HistoryView['status'], 'idle'> | 'empty' {
  if (view.status === 'idle') return 'loading';
  const isEmpty =
    view.status === 'ready' && view.pages.every(({ orders, unreadable, stub }) => !stub && !orders[0] && !unreadable);
  return isEmpty ? 'empty' : view.status;
}
