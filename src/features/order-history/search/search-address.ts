import type { ElementContext } from '../../../app/context/element-context.js';
import { SEARCH_KEYS } from '../../../app/navigation/search-keys.js';
import { PATHS } from '../../../app/navigation/destination.js';
import { getScreenAddress } from '../../../app/navigation/navigate.js';
import { isSearch, NO_CRITERIA, type SearchCriteria } from './model/search-criteria.js';
import { readCriteria, writeCriteria } from './search-query.js';

/** Where the state of a search is, besides the tag. */
export interface SearchAddress {
  read(): SearchCriteria;
  write(criteria: SearchCriteria, previous: SearchCriteria): void;
  /** Calls back when the shopper moves to another search. Returns the unsubscribe function. */
  follow(listener: (criteria: SearchCriteria) => void): () => void;
}

/**
 * A tag alone neither reads nor writes the address of the page: `q` there is the page's own. Neither does a shared device, whose history
 * would show the search to the next shopper.
 */
export function createSearchAddress(context: ElementContext): SearchAddress {
  const router = context.port.getRouter();
  if (!router || context.settings.getState().configuration.kiosk) {
    return { read: () => NO_CRITERIA, write() {}, follow: () => () => {} };
  }
  for (const key of SEARCH_KEYS) router.screenKeys.add(key);
  const read = (): SearchCriteria => readCriteria(getScreenAddress(context).searchParams);
  return {
    read,
    write(criteria, previous) {
      // Back leads from a search to all orders, not through every change of it.
      const isReplaced = isSearch(criteria) === isSearch(previous);
      router.go(PATHS.history + writeCriteria(criteria), { isReplaced });
    },
    follow: (listener) =>
      router.route.subscribe(({ path }) => {
        if (path?.split('?')[0] === PATHS.history) listener(read());
      }),
  };
}
