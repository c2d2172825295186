import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../http/model/failure.js';
import { createSlice } from '../../app/state/create-slice.js';
import type { HistoryView } from './store/history-view.js';
import type { HistoryReading, ListPage, OrderHistory } from './store/order-history.js';
import { composeIdentity, LATE } from '../../app/session/compose-identity.js';
import { retryWhenOnline } from '../../app/context/retry-when-online.js';
import type { Own, Scope } from '../../app/context/scope.js';

/** A list of a member's orders as its tag sees it. */
export interface ListOwn<Page extends ListPage> extends Own {
  readonly store: StoreApi<HistoryView<Page>>;
  retry(): void;
  showMore(): void;
}

/** Where a list comes from. */
export interface ListSource<Page extends ListPage> {
  /** What the page's tags know of it together, in one language. */
  readonly getHistory: (scope: Scope, locale: string) => OrderHistory<Page>;
  readonly ask: HistoryReading<Page>['ask'];
  /** Whether what is known was overtaken; asked once for each reading. */
  readonly isStale?: () => boolean | undefined;
}

/** Follows who is shopping, and in which language, and reads their list. */
export function composeList<Page extends ListPage>(scope: Scope, source: ListSource<Page>): ListOwn<Page> {
  const store = createSlice<HistoryView<Page>>({ status: 'idle' });
  const identity = scope.own(composeIdentity);
  const reading = { clock: scope.platform, ask: source.ask };
  let followed = '';
  let current: OrderHistory<Page> | undefined;
  let stopPages = (): void => {};

  function follow(): void {
    const { configuration, intl } = scope.settings.getState();
    const known = identity.store.getState();
    const target = JSON.stringify([known, intl?.locale, configuration.country, configuration.apiBase]);
    if (!intl || target === followed) return;
    followed = target;
    stopPages();
    current = undefined;
    if (known.status === 'asking') return store.setState({ status: 'loading', isSlow: false }, true);
    if (known.status === 'late') return fail();
    if (known.who === 'guest') return store.setState({ status: 'nobody' }, true);
    show(source.getHistory(scope, intl.locale));
  }

  function show(history: OrderHistory<Page>): void {
    current = history;
    const copy = (): void => store.setState(history.store.getState(), true);
    stopPages = history.store.subscribe(copy);
    tell(scope, history, history.read({ ...reading, isForced: source.isStale?.() }));
    copy();
  }

  function fail(): void {
    store.setState({ status: 'failed', failure: LATE }, true);
    scope.report(LATE);
  }

  function refresh(): void {
    if (current) tell(scope, current, current.read({ ...reading, isForced: true }));
  }

  const stops = [
    scope.settings.subscribe(follow),
    identity.store.subscribe(follow),
    retryWhenOnline(scope.platform, store, refresh),
  ];
  follow();
  return {
    store,
    retry() {
      if (current) refresh();
      else identity.retry();
    },
    showMore() {
      if (current) tell(scope, current, current.readMore(reading));
    },
    refresh,
    dispose: () => [...stops, stopPages].forEach((stop) => stop()),
  };
}

/** Tells the page what went wrong: no more than a warning where orders are on show. */
function tell(
  scope: Scope,
  { store }: { readonly store: { getState(): { readonly status: string } } },
  answer: Promise<Failure | undefined>,
): void {
  void answer.then((failure) => {
    if (failure) scope.report(failure, store.getState().status === 'ready' ? 'warning' : 'error');
  });
}
