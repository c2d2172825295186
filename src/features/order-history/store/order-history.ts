import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OrderHistoryRequest } from '../../../orders/api/list-order-history.js';
import { SLOW_AFTER_MS, type ErrorCode, type Failure, type Found, type Outcome } from '../../../http/model/failure.js';
import type { Platform } from '../../../platform/platform.js';
import type { PageStateEntry } from '../../../app/state/registry.js';
import type { OrderPage } from '../../../orders/model/order-page.js';

/** A history that is shown again is read again after this time. */
const LONGEST_AGE_MS = 5 * 60_000;

/** What every page of a list has, whatever it lists. */
export interface ListPage {
  readonly orders: readonly { readonly orderNumber: string; readonly unreadable: readonly unknown[] }[];
  readonly next?: string;
  /** There is a next page, but its address cannot be used. */
  readonly isNextUnreadable?: true;
  readonly unreadable: number;
}

/** Names a list in failures. */
export interface ListNames {
  readonly call: string;
  /** Reported if the service answers that the list does not exist. */
  readonly code: ErrorCode;
}

/** A member's orders, as far as they were requested. */
export type History<Page extends ListPage = HistoryPage> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly failure: Failure }
  | ReadyHistory<Page>;

export interface ReadyHistory<Page extends ListPage = HistoryPage> {
  readonly status: 'ready';
  readonly pages: readonly Page[];
  readonly more: MoreOrders;
}

/** The state of the next page. */
export type MoreOrders =
  | { readonly status: 'none' }
  /** There are older orders, but the address of their page cannot be used. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'offered'; readonly anchor: string }
  | { readonly status: 'loading'; readonly anchor: string }
  | { readonly status: 'failed'; readonly anchor: string; readonly failure: Failure };

export interface HistoryReading<Page extends ListPage = HistoryPage> {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly listOrders: (request: OrderHistoryRequest, signal: AbortSignal) => Promise<Outcome<Page>>;
  /** `cached`, the default: requests the first page only if no recent one is known. `reload`: requests even a recent one. */
  readonly mode?: 'cached' | 'reload';
}

/** The history in one language. Tags that show it share its pages and its requests. */
export interface OrderHistory<Page extends ListPage = HistoryPage> extends PageStateEntry {
  readonly store: StoreApi<History<Page>>;
  /**
   * Reads the first page, as `mode` says.
   *
   * @returns the failure, of the whole page or of single orders, if any
   */
  read(reading: HistoryReading<Page>): Promise<Failure | undefined>;
  /**
   * Reads the next page, if there is one and it is not loading.
   *
   * @returns the failure, as `read` does
   */
  readMore(reading: HistoryReading<Page>): Promise<Failure | undefined>;
}

/** The state between two wipes. */
interface Life {
  readonly controller: AbortController;
  /** The running request for the first page. */
  pending?: Promise<Failure | undefined>;
}

/** Names the list of a member's own orders in failures. */
const MEMBER_ORDERS: ListNames = { call: 'list-order-history', code: 'service-order-summary-failure' };

/** Creates an empty history. Partner orders are a history, too. */
export function createOrderHistory<Page extends ListPage = HistoryPage>(names = MEMBER_ORDERS): OrderHistory<Page> {
  const store = createStore<History<Page>>(() => ({ status: 'idle' }));
  let life: Life = { controller: new AbortController() };
  let readAt = 0;
  let front = '';

  async function readFirst(reading: HistoryReading<Page>, signal: AbortSignal): Promise<Failure | undefined> {
    const isKnown = store.getState().status === 'ready';
    if (!isKnown) store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = reading.clock.after(SLOW_AFTER_MS, () => {
      if (store.getState().status === 'loading') store.setState({ status: 'loading', isSlow: true }, true);
    });
    const outcome = await reading.listOrders({}, signal);
    stopTimer();
    if (signal.aborted) return undefined;
    if (outcome.kind === 'found') {
      readAt = reading.clock.now();
      store.setState(withFirstPage(store.getState(), outcome.value, front), true);
      front = listNumbers(outcome.value);
      return findLoss(outcome, names);
    }
    const failure = toFailure(outcome, names);
    if (!isKnown) store.setState({ status: 'failed', failure }, true);
    return failure;
  }

  return {
    store,
    read(reading) {
      const isFresh = store.getState().status === 'ready' && isRecent(reading.clock.now() - readAt);
      if (isFresh && reading.mode !== 'reload') return Promise.resolve(undefined);
      const mine = life;
      mine.pending ??= readFirst(reading, mine.controller.signal).finally(() => delete mine.pending);
      return mine.pending;
    },
    async readMore({ listOrders }) {
      const before = store.getState();
      if (before.status !== 'ready' || !('anchor' in before.more) || before.more.status === 'loading') return;
      const [{ anchor }, { signal }] = [before.more, life.controller];
      store.setState({ ...before, more: { status: 'loading', anchor } }, true);
      const outcome = await listOrders({ anchor }, signal);
      const now = store.getState();
      // The history was wiped, or starts over with another first page: the answer continues a list that is not displayed.
      if (signal.aborted || now.status !== 'ready' || now.more.status !== 'loading' || now.more.anchor !== anchor)
        return;
      if (outcome.kind === 'found') {
        store.setState({ status: 'ready', pages: [...now.pages, outcome.value], more: toMore(outcome.value) }, true);
        return findLoss(outcome, names);
      }
      const failure = toFailure(outcome, names);
      store.setState({ ...now, more: { status: 'failed', anchor, failure } }, true);
      return failure;
    },
    wipe() {
      life.controller.abort();
      life = { controller: new AbortController() };
      store.setState({ status: 'idle' }, true);
    },
  };
}

/** A negative age means that the clock was set back, so the age is unknown. */
function isRecent(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < LONGEST_AGE_MS;
}

/**
 * Replaces the first page. If it has the same orders as before, the later pages stay; a new order starts the list over.
 * While the first page is the only one, its newest anchor counts. `front` has the previous first page's order numbers,
 * because that page may be a stub by now.
 */
function withFirstPage<Page extends ListPage>(before: History<Page>, page: Page, front: string): History<Page> {
  const fresh: History<Page> = { status: 'ready', pages: [page], more: toMore(page) };
  if (before.status !== 'ready') return fresh;
  const [, ...rest] = before.pages;
  const hasMore = rest.length > 0 || before.more.status === 'loading';
  return hasMore && front === listNumbers(page) ? { ...before, pages: [page, ...rest] } : fresh;
}

function listNumbers({ orders }: ListPage): string {
  return orders.map(({ orderNumber }) => orderNumber).join();
}

function toMore({ next, isNextUnreadable }: ListPage): MoreOrders {
  if (next !== undefined) return { status: 'offered', anchor: next };
  return { status: isNextUnreadable ? 'unreadable' : 'none' };
}

/**
 * Returns a failure if part of a list is missing: the pages that follow, orders that could not be read at all, or single values of an
 * order.
 */
function findLoss({ value, details }: Found<ListPage>, names: ListNames): Failure | undefined {
  if (!details) return undefined;
  return { ...names, ...(!value.isNextUnreadable && { code: 'order-block-unreadable' }), retryable: false, details };
}

/** A list always exists: if the service answers that it does not, the service is misconfigured. */
export function toFailure(outcome: Exclude<Outcome<ListPage>, { kind: 'found' }>, names = MEMBER_ORDERS): Failure {
  if (outcome.kind === 'failed') return outcome.failure;
  return { ...names, retryable: true, status: 404 };
}

/** A page of a history. A distant page holds no orders: a stub replaces them until they are read again. */
export interface HistoryPage extends OrderPage {
  readonly stub?: PageStub | undefined;
}

/** What remains of a distant page. */
export interface PageStub {
  /** The searchable text, one line for each order. */
  readonly text: string;
  /** How many orders it replaces. */
  readonly count: number;
  /** The height of its cards, in pixels. */
  readonly height: number;
  /** Why its orders could not be read again. */
  readonly failure?: Failure;
}

/** A tag's view of a member's orders. `no-credentials`: there is no token for the request. */
export type HistoryView<Page extends ListPage = HistoryPage> = History<Page> | { readonly status: 'no-credentials' };
