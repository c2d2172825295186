import type { StoreApi } from 'zustand/vanilla';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';
import { createListController, type ListController } from '../list-controller.js';
import type { PageSource } from '../page-cache.js';
import {
  type HistoryPage,
  type HistoryView,
  createOrderHistory,
  type ListNames,
  type OrderHistory,
} from '../store/order-history.js';
import type { SearchCriteria } from './model/search-criteria.js';
import { writeCriteria } from './search-query.js';
import type { PageStateEntry } from '../../../app/state/registry.js';
import type { LongHistory } from '../store/long-history.js';

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
  const listOrders = createSearchCall(context, criteria);

  function open(locale: string): FoundOrders {
    const searches: OrderSearches = context.getPageState().get('order searches', createOrderSearches);
    const name = `${locale} ${writeCriteria(criteria)}`;
    const orders = searches.open(name);
    close();
    close = () => searches.close(name);
    const { history, getLongHistory } = orders;
    onSource({ history, getLongHistory, listOrders });
    return orders;
  }

  const list = createListController<HistoryPage>(context, {
    getHistory: (_, locale) => open(locale).history,
    listOrders,
    call: 'search-order-history',
    // Orders that were found before are shown at once and read again, because an order may have changed since.
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

/** Loads the code of the call before the first search, so that a search without a network fails as offline and not for missing code. */
export function preloadSearch(): void {
  loadCall().catch(() => undefined);
}

function createSearchCall(context: ElementContext, criteria: SearchCriteria): PageSource['listOrders'] {
  const search = lazyCall(context, loadCall);
  return (request, signal) => search({ ...criteria, ...request }, signal);
}

const FOUND_ORDERS: ListNames = { call: 'search-order-history', code: 'service-search-order-history-failure' };

/** The orders that one search found. */
interface FoundOrders {
  readonly history: OrderHistory;
  getLongHistory(create: (history: OrderHistory) => LongHistory): LongHistory;
}

/** The searches of one shopper: those that tags show, and the last one that was closed, to which Back may return. */
interface OrderSearches extends PageStateEntry {
  /** Returns what a search found so far. Each call must be followed by one of `close`. */
  open(name: string): FoundOrders;
  /** Records that a tag no longer shows the search. When no tag does, its pending request is aborted. */
  close(name: string): void;
}

interface Search extends FoundOrders {
  viewers: number;
  wipe(): void;
}

export function createOrderSearches(): OrderSearches {
  const searches = new Map<string, Search>();
  /** The last search that was closed with results. */
  let left: string | undefined;

  function drop(name: string): void {
    searches.get(name)?.wipe();
    searches.delete(name);
  }

  return {
    open(name) {
      const search = searches.get(name) ?? createSearch();
      searches.set(name, search);
      search.viewers += 1;
      if (left === name) left = undefined;
      return search;
    },
    close(name) {
      const search = searches.get(name);
      if (!search) return;
      search.viewers -= 1;
      if (search.viewers > 0) return;
      if (search.history.store.getState().status !== 'ready') return drop(name);
      if (left !== undefined) drop(left);
      left = name;
    },
    wipe() {
      for (const name of [...searches.keys()]) drop(name);
      left = undefined;
    },
  };
}

function createSearch(): Search {
  const history = createOrderHistory(FOUND_ORDERS);
  let longHistory: LongHistory | undefined;
  return {
    history,
    viewers: 0,
    getLongHistory: (create) => (longHistory ??= create(history)),
    wipe() {
      longHistory?.wipe();
      history.wipe();
    },
  };
}
