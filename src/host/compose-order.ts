import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../domain/failure.js';
import type { Order } from '../domain/order.js';
import { createSlice } from '../state/create-slice.js';
import type { Who } from '../state/identity.js';
import { createOrders, type OrderKey, type Orders } from '../state/orders.js';
import type { OrderView } from '../state/order-view.js';
import { createOrderCalls, findGivenOrder } from './calls.js';
import { composeIdentity } from './compose-identity.js';
import { findContact } from './find-contact.js';
import type { Own, Scope } from './scope.js';

/** One order as its tag sees it. */
export interface OrderOwn extends Own {
  readonly store: StoreApi<OrderView>;
  /** Who asked for the order on show. */
  getWho(): Who | undefined;
  retry(): void;
}

const LATE: Failure = { code: 'service-identity-failure', retryable: true };

/** Follows what the tag is asked to show: the order that the page gave, or the one of its number, for whoever is shopping. */
export function composeOrder(scope: Scope): OrderOwn {
  const store = createSlice<OrderView>({ status: 'idle' });
  const identity = scope.own(composeIdentity);
  const calls = createOrderCalls(scope);
  let followed: unknown;
  let stopSlice = (): void => {};
  let current: { readonly orders: Orders; readonly key: OrderKey } | undefined;

  function getOrders(): Orders {
    return scope.getShared().part('orders', createOrders);
  }

  function follow(): void {
    const given = scope.port.getProperty('order');
    const target = given ?? JSON.stringify(findTarget());
    if (target === followed) return;
    followed = target;
    stopSlice();
    current = undefined;
    if (given !== undefined && given !== null) void showGiven(given);
    else show(findTarget());
  }

  /** What is to be shown, and what decides how it is asked for. */
  function findTarget(): Target {
    const { configuration, intl } = scope.settings.getState();
    const { orderNumber, country, apiBase } = configuration;
    const known = identity.store.getState();
    if (orderNumber === undefined || !intl) return { status: 'idle' };
    if (known.status !== 'known') return { status: known.status };
    const contact = known.who === 'guest' ? findContact(scope) : undefined;
    if (known.who === 'guest' && !contact) return { status: 'nobody' };
    const key = { orderNumber, locale: intl.locale, ...(contact && { contact }) };
    return { status: 'known', place: [country, apiBase], key };
  }

  function show(target: Target): void {
    if (target.status !== 'known') return showWait(target.status);
    current = { orders: getOrders(), key: target.key };
    const slice = current.orders.slice(target.key);
    const copy = (): void => store.setState(slice.getState(), true);
    stopSlice = slice.subscribe(copy);
    read(false);
    copy();
  }

  function showWait(status: Exclude<Target['status'], 'known'>): void {
    if (status === 'late') fail(LATE);
    else store.setState(status === 'asking' ? { status: 'loading', isSlow: false } : { status }, true);
  }

  async function showGiven(given: unknown): Promise<void> {
    store.setState({ status: 'loading', isSlow: false }, true);
    const outcome = await findGivenOrder(given);
    if (followed !== given) return;
    if (outcome.kind === 'found') return store.setState({ status: 'ready', value: outcome.value }, true);
    if (outcome.kind === 'failed') fail(outcome.failure);
  }

  function fail(failure: Failure): void {
    store.setState({ status: 'failed', failure }, true);
    scope.report(failure);
  }

  function read(isForced: boolean): void {
    if (!current) return;
    const { orders, key } = current;
    const ask = (signal: AbortSignal) =>
      key.contact
        ? calls.getOrderSummary({ orderNumber: key.orderNumber, contact: key.contact }, signal)
        : calls.getOrder({ orderNumber: key.orderNumber }, signal);
    void orders.read({ key, clock: scope.platform, ask, isForced }).then((failure) => {
      if (failure) scope.report(failure, store.getState().status === 'ready' ? 'warning' : 'error');
    });
  }

  const stops = [
    scope.settings.subscribe(follow),
    identity.store.subscribe(follow),
    store.subscribe(createUnreadableReport(scope)),
  ];
  follow();
  return {
    store,
    getWho: () => toWho(identity.store.getState()),
    retry() {
      if (identity.store.getState().status === 'late') return identity.retry();
      if (current) return read(true);
      followed = undefined;
      follow();
    },
    refresh: () => read(true),
    dispose() {
      for (const stop of [...stops, stopSlice]) stop();
    },
  };
}

type Target =
  | { readonly status: 'idle' | 'asking' | 'late' | 'nobody' }
  | { readonly status: 'known'; readonly place: readonly string[]; readonly key: OrderKey };

function toWho(identity: ReturnType<ReturnType<typeof composeIdentity>['store']['getState']>): Who | undefined {
  return identity.status === 'known' ? identity.who : undefined;
}

/** Tells the page once for each order that came with something nobody can read; the rest of it is on show. */
function createUnreadableReport(scope: Scope): (state: OrderView) => void {
  let reported: Order | undefined;
  return (state) => {
    if (state.status !== 'ready' || state.value === reported) return;
    reported = state.value;
    if (state.value.unreadable.length > 0)
      scope.report({ code: 'order-block-unreadable', retryable: false }, 'warning');
  };
}
