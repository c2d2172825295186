import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallName } from '../../http/model/call-classes.js';
import type { Failure } from '../../http/model/failure.js';
import type { HistoryView, HistoryReading, ListPage, OrderHistory } from './store/order-history.js';
import { createIdentityController, IDENTITY_TIMEOUT } from '../../app/session/identity-controller.js';
import { retryWhenOnline } from '../../app/context/retry-when-online.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';

/** A list of a member's orders for one tag. */
export interface ListController<Page extends ListPage> extends Controller {
  readonly store: StoreApi<HistoryView<Page>>;
  retry(): void;
  showMore(): void;
}

/** The source of a list. */
export interface ListSource<Page extends ListPage> {
  /** Returns the list in one language, shared by the page's tags. */
  readonly getHistory: (context: ElementContext, locale: string) => OrderHistory<Page>;
  readonly listOrders: HistoryReading<Page>['listOrders'];
  readonly call: CallName;
  /** Whether the stored list is out of date; called once for each reading. */
  readonly isStale?: () => boolean | undefined;
}

/** Creates the controller that reads the list whenever the identity or the language changes. */
export function createListController<Page extends ListPage>(
  context: ElementContext,
  source: ListSource<Page>,
): ListController<Page> {
  const store = createStore<HistoryView<Page>>(() => ({ status: 'idle' }));
  const identity = context.getController(createIdentityController);
  const reading = { clock: context.platform, listOrders: source.listOrders };
  let followed = '';
  let current: OrderHistory<Page> | undefined;
  let stopPages = (): void => {};

  function follow(): void {
    const { configuration, intl } = context.settings.getState();
    const known = identity.store.getState();
    const isOffered = context.hasCalls(source.call);
    const target = JSON.stringify([isOffered, known, intl?.locale, configuration.country, configuration.apiBase]);
    if (!intl || target === followed) return;
    followed = target;
    stopPages();
    current = undefined;
    if (!isOffered) return;
    if (known.status === 'asking') return store.setState({ status: 'loading', isSlow: false }, true);
    if (known.status === 'timed-out') return fail(context, store);
    if (known.who === 'guest') return store.setState({ status: 'no-credentials' }, true);
    show(source.getHistory(context, intl.locale));
  }

  function show(history: OrderHistory<Page>): void {
    current = history;
    const copy = (): void => store.setState(history.store.getState(), true);
    stopPages = history.store.subscribe(copy);
    reportFailure(context, history, history.read({ ...reading, mode: source.isStale?.() ? 'reload' : 'cached' }));
    copy();
  }

  function refresh(): void {
    if (current) reportFailure(context, current, current.read({ ...reading, mode: 'reload' }));
  }

  const stops = [
    context.settings.subscribe(follow),
    identity.store.subscribe(follow),
    retryWhenOnline(context.platform, store, refresh),
  ];
  follow();
  return {
    store,
    retry() {
      if (current) refresh();
      else identity.retry();
    },
    showMore() {
      if (current) reportFailure(context, current, current.readMore(reading));
    },
    refresh,
    dispose: () => [...stops, stopPages].forEach((stop) => stop()),
  };
}

/** Shows and reports that the identity could not be determined in time. */
function fail(context: ElementContext, store: { setState(state: HistoryView<never>, replaces: true): void }): void {
  store.setState({ status: 'failed', failure: IDENTITY_TIMEOUT }, true);
  context.report(IDENTITY_TIMEOUT);
}

/** Reports a failure to the page; only as a warning if orders are displayed. */
function reportFailure(
  context: ElementContext,
  { store }: { readonly store: { getState(): { readonly status: string } } },
  answer: Promise<Failure | undefined>,
): void {
  void answer.then((failure) => {
    if (failure) context.report(failure, store.getState().status === 'ready' ? 'warning' : 'error');
  });
}
