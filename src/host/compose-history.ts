import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../domain/failure.js';
import type { Order } from '../domain/order.js';
import { createSlice } from '../state/create-slice.js';
import type { HistoryView } from '../state/history-view.js';
import type { OrderHistory } from '../state/order-history.js';
import { createOrders } from '../state/orders.js';
import { createOrderCalls } from './calls.js';
import { composeIdentity, LATE } from './compose-identity.js';
import { getHistory } from './get-history.js';
import { navigate } from './navigate.js';
import type { Place } from './place.js';
import { retryWhenOnline } from './retry-when-online.js';
import type { Own, Scope } from './scope.js';

/** A member's orders as their tag sees them. */
export interface HistoryOwn extends Own {
  readonly store: StoreApi<HistoryView>;
  retry(): void;
  showMore(): void;
  /** Goes to a place of an order. What is known of the order shows there at once, and is read again. */
  go(order: Order, place: Place): void;
}

/** Follows who is shopping, and in which language, and reads their orders. */
export function composeHistory(scope: Scope): HistoryOwn {
  const store = createSlice<HistoryView>({ status: 'idle' });
  const identity = scope.own(composeIdentity);
  const reader = createReader(scope);
  let followed = '';
  let current: OrderHistory | undefined;
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
    show(getHistory(scope, intl.locale));
  }

  function show(history: OrderHistory): void {
    current = history;
    const copy = (): void => store.setState(history.store.getState(), true);
    stopPages = history.store.subscribe(copy);
    reader.read(history, takeStaleness(scope));
    copy();
  }

  function fail(): void {
    store.setState({ status: 'failed', failure: LATE }, true);
    scope.report(LATE);
  }

  function refresh(): void {
    if (current) reader.read(current, true);
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
      if (current) reader.readMore(current);
    },
    go: (order, place) => goWith(scope, order, place),
    refresh,
    dispose: () => [...stops, stopPages].forEach((stop) => stop()),
  };
}

/** Whether an order was changed since the history was read; true once. */
function takeStaleness(scope: Scope): boolean {
  const shared = scope.getShared();
  const isStale = shared.isHistoryStale === true;
  shared.isHistoryStale = false;
  return isStale;
}

/** Has a history read, and tells the page what went wrong: no more than a warning where orders are on show. */
function createReader(scope: Scope) {
  const clock = scope.platform;
  const ask = createOrderCalls(scope).listOrderHistory;
  const tell = (history: OrderHistory, reading: Promise<Failure | undefined>): void => {
    void reading.then((failure) => {
      if (failure) scope.report(failure, history.store.getState().status === 'ready' ? 'warning' : 'error');
    });
  };
  return {
    read: (history: OrderHistory, isForced: boolean) => tell(history, history.read({ clock, ask, isForced })),
    readMore: (history: OrderHistory) => tell(history, history.readMore({ clock, ask })),
  };
}

function goWith(scope: Scope, order: Order, place: Place): void {
  const { intl } = scope.settings.getState();
  const { orderNumber } = order;
  if (intl) scope.getShared().part('orders', createOrders).put({ orderNumber, locale: intl.locale }, order, 0);
  navigate(scope, place);
}
