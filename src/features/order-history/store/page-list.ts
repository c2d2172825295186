import type { StoreApi } from 'zustand/vanilla';
import type { HistoryPage } from './history-page.js';
import type { History } from './order-history.js';

/** The pages of a history as a list that can be changed page by page; empty, and unchanged, while none have been read. */
export interface PageList {
  list(): readonly HistoryPage[];
  change(next: (page: HistoryPage, place: number) => HistoryPage): void;
  /** Puts another page in the place of one; in none where that is gone. */
  replace(page: HistoryPage, other: HistoryPage): void;
}

export function createPageList(store: StoreApi<History>): PageList {
  function change(next: (page: HistoryPage, place: number) => HistoryPage): void {
    const state = store.getState();
    if (state.status !== 'ready') return;
    const pages = state.pages.map(next);
    // Told of nothing, nobody draws, looks and folds once more.
    if (pages.some((page, place) => page !== state.pages[place])) store.setState({ ...state, pages }, true);
  }
  return {
    list() {
      const state = store.getState();
      return state.status === 'ready' ? state.pages : [];
    },
    change,
    replace: (page, other) => change((now) => (now === page ? other : now)),
  };
}
