import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
} from '../../../app/context/element-context.js';
import type { PageSource } from '../page-cache.js';
import type { HistoryView } from '../store/order-history.js';
import { createFoundList, preloadSearch, type FoundList } from './found-list.js';
import {
  isSearch,
  NO_CRITERIA,
  SEARCH_STATUSES,
  toSearchText,
  type SearchCriteria,
  type SearchStatus,
} from './model/search-criteria.js';
import { writeCriteria, readCriteria } from './search-query.js';
import { SEARCH_KEYS } from '../../../app/navigation/search-keys.js';
import { PATHS } from '../../../app/navigation/destination.js';
import { getScreenAddress } from '../../../app/navigation/navigate.js';

/** How long a shopper has stopped typing before the text is searched for. */
const TYPING_MS = 500;

export interface SearchState {
  /** The text in the field. */
  readonly typed: string;
  /** What is searched for; `NO_CRITERIA` if nothing is. */
  readonly criteria: SearchCriteria;
  /** The list of the orders that were found; absent without a search, and until it is known who is shopping. */
  readonly source?: PageSource | undefined;
}

/** The search of one tag. */
export interface SearchController extends Controller {
  readonly store: StoreApi<SearchState>;
  /** What the search found. */
  readonly found: StoreApi<HistoryView>;
  /** Records a change of the field, and searches for it once the shopper stops typing. */
  type(text: string): void;
  /** Searches at once for what the field contains. */
  submit(): void;
  setYear(year: string): void;
  toggleStatus(status: SearchStatus): void;
  clear(): void;
  retry(): void;
  showMore(): void;
}

/** Creates the search of a tag. In the area, the query of the address has its state; otherwise it is only in memory. */
function createSearchController(context: ElementContext): SearchController {
  const address = createSearchAddress(context);
  const criteria = address.read();
  const store = createStore<SearchState>(() => ({ typed: criteria.text, criteria }));
  const search = createFoundLists(context, store);
  let stopTyping = (): void => {};

  /** Searches for what the fields contain, with a change of one of them. Repeats a search that failed. */
  function apply(change: Partial<SearchCriteria> = {}): void {
    stopTyping();
    const { criteria, typed } = store.getState();
    const next = { ...criteria, text: toSearchText(typed), ...change };
    if (writeCriteria(next) === writeCriteria(criteria)) return search.retryFailed();
    store.setState({ typed, criteria: next }, true);
    search.open();
    address.write(next, criteria);
  }

  const stopFollowing = address.follow((next) => {
    stopTyping();
    if (writeCriteria(next) === writeCriteria(store.getState().criteria)) return;
    store.setState({ typed: next.text, criteria: next }, true);
    search.open();
  });
  search.open();
  preloadSearch();
  return {
    store,
    found: search.found,
    type(typed) {
      stopTyping();
      store.setState({ ...store.getState(), typed }, true);
      stopTyping = context.platform.after(TYPING_MS, () => apply());
    },
    submit: () => apply(),
    setYear: (year) => apply({ year }),
    toggleStatus(status) {
      const { statuses } = store.getState().criteria;
      const isOn = (name: SearchStatus): boolean => statuses.includes(name) !== (name === status);
      apply({ statuses: SEARCH_STATUSES.filter(isOn) });
    },
    clear() {
      store.setState({ ...store.getState(), typed: '' }, true);
      apply(NO_CRITERIA);
    },
    retry: search.retry,
    showMore: search.showMore,
    refresh: search.refresh,
    dispose() {
      stopTyping();
      stopFollowing();
      search.dispose();
    },
  };
}

/** Creates the list of the current search, and replaces it when the criteria change. */
function createFoundLists(context: ElementContext, store: StoreApi<SearchState>) {
  const found = createStore<HistoryView>(() => ({ status: 'idle' }));
  let list: FoundList | undefined;

  function open(): void {
    const { criteria } = store.getState();
    const previous = list;
    list = undefined;
    if (isSearch(criteria)) {
      const onSource = (source: PageSource): void => store.setState({ ...store.getState(), source }, true);
      list = createFoundList(context, criteria, { found, onSource });
    } else found.setState({ status: 'idle' }, true);
    // Dispose the previous list last: another tag, or the next search, may show the same orders.
    previous?.dispose();
  }

  return {
    found,
    open,
    retry: () => list?.retry(),
    retryFailed() {
      if (found.getState().status === 'failed') list?.retry();
    },
    showMore: () => list?.showMore(),
    refresh: () => list?.refresh(),
    dispose: () => list?.dispose(),
  };
}

export function useSearch(): SearchController {
  return useElementContext().getController(createSearchController);
}

/** Selects from the state of the search. `select` must return a primitive or a value that the state holds. */
export function useSearchState<Value>(select: (state: SearchState) => Value): Value {
  return useSelector(useSearch().store, select);
}

/** The search in the address, which the tag keeps equal to its own state. */
interface SearchAddress {
  read(): SearchCriteria;
  write(criteria: SearchCriteria, previous: SearchCriteria): void;
  /** Calls back when the shopper moves to another search. Returns the unsubscribe function. */
  follow(listener: (criteria: SearchCriteria) => void): () => void;
}

/**
 * A standalone tag neither reads nor writes the page's address, because `q` there belongs to the page. A shared device does not either,
 * because its history would show the search to the next shopper.
 */
function createSearchAddress(context: ElementContext): SearchAddress {
  const router = context.port.getRouter();
  if (!router || context.settings.getState().configuration.kiosk) {
    return { read: () => NO_CRITERIA, write() {}, follow: () => () => {} };
  }
  for (const key of SEARCH_KEYS) router.screenKeys.add(key);
  const read = (): SearchCriteria => readCriteria(getScreenAddress(context).searchParams);
  return {
    read,
    write(criteria, previous) {
      // Back must lead from a search to all orders, and not through every change of the search.
      const isReplaced = isSearch(criteria) === isSearch(previous);
      router.go(PATHS.history + writeCriteria(criteria), { isReplaced });
    },
    follow: (listener) =>
      router.route.subscribe(({ path }) => {
        if (path?.split('?')[0] === PATHS.history) listener(read());
      }),
  };
}
