import type { PageStateEntry } from '../../../../app/state/registry.js';
import type { LongHistory } from '../../store/long-history.js';
import { createOrderHistory, type ListNames, type OrderHistory } from '../../store/order-history.js';

const FOUND_ORDERS: ListNames = { call: 'search-order-history', code: 'service-search-order-history-failure' };

/** The orders that one search found. */
export interface FoundOrders {
  readonly history: OrderHistory;
  getLongHistory(create: (history: OrderHistory) => LongHistory): LongHistory;
}

/** The searches of one shopper: those that tags show, and the one that was left last, to which Back may return. */
export interface OrderSearches extends PageStateEntry {
  /** Returns what a search found so far. Each call needs one of `close`. */
  open(name: string): FoundOrders;
  /** A tag no longer shows the search. Without a viewer, its pending request is aborted. */
  close(name: string): void;
}

interface Search extends FoundOrders {
  viewers: number;
  wipe(): void;
}

export function createOrderSearches(): OrderSearches {
  const searches = new Map<string, Search>();
  /** The search that was left last. */
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
