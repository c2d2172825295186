import { useState, type ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useElementContext } from '../../app/context/element-context.js';
import { toSearch } from '../../app/navigation/search-keys.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { useHistoryView } from './history-controller.js';
import type { OrderPages } from './search/found-orders.js';

const loadSearch = async () => (await import('./search/history-search.js')).searchModule;

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
  const context = useElementContext();
  const [isSearched, setIsSearched] = useState(() => toSearch(context.port.getRouter()?.getPath()) !== '');
  const isRead = useHistoryView((view) => view.status === 'ready');
  const isOn = context.isFlagOn('enableHistorySearch') && context.hasCalls('search-order-history');
  const search = useLazyModule(loadSearch, isOn && (isSearched || isRead));
  if (!isOn) return children;
  const views = search.status === 'ready' && search.views;
  const isReplaced = isSearched && search.status !== 'failed';
  return (
    <>
      <div className="search-slot">{views && <views.HistorySearch Pages={Pages} onSearch={setIsSearched} />}</div>
      {isReplaced ? !views && <HistorySkeleton /> : children}
    </>
  );
}
