import type { StoreApi } from 'zustand/vanilla';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';
import { createListController, type ListController } from '../list-controller.js';
import type { PageSource } from '../page-cache.js';
import type { HistoryPage, HistoryView } from '../store/order-history.js';
import type { SearchCriteria } from './model/search-criteria.js';
import { writeCriteria } from './search-query.js';
import { createOrderSearches, type FoundOrders, type OrderSearches } from './store/order-searches.js';

/** The orders that one search finds, for as long as a tag shows them. */
export interface FoundList extends Omit<ListController<HistoryPage>, 'dispose'> {
  dispose(): void;
}

export interface FoundListOptions {
  /** Receives what was found. */
  readonly found: StoreApi<HistoryView>;
  readonly onSource: (source: PageSource) => void;
}

/** Reads what a search finds, and reads it again if the shopper or the language changes. */
export function createFoundList(
  context: ElementContext,
  criteria: SearchCriteria,
  { found, onSource }: FoundListOptions,
): FoundList {
  let close = (): void => {};
  const ask = createSearchCall(context, criteria);

  function open(locale: string): FoundOrders {
    const searches: OrderSearches = context.getPageState().get('order searches', createOrderSearches);
    const name = `${locale} ${writeCriteria(criteria)}`;
    const orders = searches.open(name);
    close();
    close = () => searches.close(name);
    const { history, getLongHistory } = orders;
    onSource({ history, getLongHistory, ask });
    return orders;
  }

  const list = createListController<HistoryPage>(context, {
    getHistory: (_, locale) => open(locale).history,
    ask,
    call: 'search-order-history',
    // What was found before is shown at once, and read again, because an order may have changed since.
    isStale: () => true,
  });
  const copy = (): void => found.setState(list.store.getState(), true);
  const stopCopying = list.store.subscribe(copy);
  copy();
  return {
    ...list,
    dispose() {
      stopCopying();
      list.dispose(false);
      close();
    },
  };
}

const loadCall = async () => (await import('./api/search-order-history.js')).searchOrderHistory;

/** Loads the call before the first search, so that one without a network fails for that reason. */
export function preloadSearch(): void {
  loadCall().catch(() => undefined);
}

function createSearchCall(context: ElementContext, criteria: SearchCriteria): PageSource['ask'] {
  const search = lazyCall(context, loadCall);
  return (request, signal) => search({ ...criteria, ...request }, signal);
}
