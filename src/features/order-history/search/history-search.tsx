import { useLayoutEffect, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=historySearch.&ast';
import styles from './search.css?inline';
import { useSlice, type LazyModule } from '../../../app/context/element-context.js';
import { FoundOrders, type OrderPages } from './found-orders.js';
import { isSearch } from './model/search-criteria.js';
import { SearchBar } from './search-bar.js';
import { useSearch, useSearchState } from './search-controller.js';

export interface HistorySearchProps {
  readonly Pages: OrderPages;
  /** Called with whether the orders that were found replace all orders. */
  readonly onSearch: (isSearched: boolean) => void;
}

/** The search of the history, and what it found. */
export function HistorySearch({ Pages, onSearch }: HistorySearchProps): ReactNode {
  const { found } = useSearch();
  const isSignedOut = useSlice(found, ({ status }) => status === 'no-credentials');
  const isSearched = useSearchState(({ criteria }) => isSearch(criteria)) && !isSignedOut;
  useLayoutEffect(() => onSearch(isSearched), [isSearched, onSearch]);
  return (
    <>
      <SearchBar />
      {isSearched && <FoundOrders Pages={Pages} />}
    </>
  );
}

/** A page without the flag does not load it. */
export const searchModule = {
  views: { HistorySearch },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
