import type { StoreApi } from 'zustand/vanilla';
import type { OrderHistoryRequest } from '../api/list-order-history.js';
import { SLOW_AFTER_MS, type ErrorCode, type Failure, type Outcome } from '../../../http/model/failure.js';
import type { Platform } from '../../../platform/platform.js';
import { createSlice } from '../../../app/state/create-slice.js';
import type { PageStatePart } from '../../../app/state/registry.js';
import type { OrderPage } from '../model/order-page.js';

/** A history that was left and is seen again is read again after this long. */
const LONGEST_AGE_MS = 5 * 60_000;

/** What every page of a list has, whatever is listed. */
export interface ListPage {
  readonly orders: readonly { readonly orderNumber: string; readonly unreadable: readonly unknown[] }[];
  readonly next?: string;
  readonly unreadable: number;
}

/** What tells one list from another where something went wrong. */
export interface ListNames {
  readonly call: string;
  /** Of a list that is said not to exist. */
  readonly code: ErrorCode;
}

/** A member's orders as far as they were asked for. */
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

/** Where the next page stands. */
export type MoreOrders =
  | { readonly status: 'none' }
  | { readonly status: 'offered'; readonly anchor: string }
  | { readonly status: 'loading'; readonly anchor: string }
  | { readonly status: 'failed'; readonly anchor: string; readonly failure: Failure };

export interface HistoryReading<Page extends ListPage = HistoryPage> {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly ask: (request: OrderHistoryRequest, signal: AbortSignal) => Promise<Outcome<Page>>;
  readonly isForced?: boolean | undefined;
}

/** The history in one language. Tags that show it share its pages and its requests. */
export interface OrderHistory<Page extends ListPage = HistoryPage> extends PageStatePart {
  readonly store: StoreApi<History<Page>>;
  /** Reads the first page unless it is known and fresh. Gives what went wrong, with all of it or with a part alone. */
  read(reading: HistoryReading<Page>): Promise<Failure | undefined>;
  /** Reads the next page, where there is one and none is on its way. Gives the same. */
  readMore(reading: HistoryReading<Page>): Promise<Failure | undefined>;
}

/** From one wipe to the next. */
interface Life {
  readonly controller: AbortController;
  /** The first page on its way. */
  pending?: Promise<Failure | undefined>;
}

/** The list of a member's own orders. */
const OWN_ORDERS: ListNames = { call: 'list-order-history', code: 'service-order-summary-failure' };

/** What was bought from partners is such a history, too. */
export function createOrderHistory<Page extends ListPage = HistoryPage>(names = OWN_ORDERS): OrderHistory<Page> {
  const store = createSlice<History<Page>>({ status: 'idle' });
  let life: Life = { controller: new AbortController() };
  let readAt = 0;
  let front = '';

  async function readFirst({ clock, ask }: HistoryReading<Page>, signal: AbortSignal): Promise<Failure | undefined> {
    const isKnown = store.getState().status === 'ready';
    if (!isKnown) store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = clock.after(SLOW_AFTER_MS, () => {
      if (store.getState().status === 'loading') store.setState({ status: 'loading', isSlow: true }, true);
    });
    const outcome = await ask({}, signal);
    stopTimer();
    if (signal.aborted) return undefined;
    if (outcome.kind === 'found') {
      readAt = clock.now();
      store.setState(withFirstPage(store.getState(), outcome.value, front), true);
      front = listNumbers(outcome.value);
      return findLoss(outcome.value, names);
    }
    const failure = toFailure(outcome, names);
    if (!isKnown) store.setState({ status: 'failed', failure }, true);
    return failure;
  }

  return {
    store,
    read(reading) {
      const isFresh = store.getState().status === 'ready' && isYoung(reading.clock.now() - readAt);
      if (isFresh && !reading.isForced) return Promise.resolve(undefined);
      const mine = life;
      mine.pending ??= readFirst(reading, mine.controller.signal).finally(() => delete mine.pending);
      return mine.pending;
    },
    async readMore({ ask }) {
      const before = store.getState();
      if (before.status !== 'ready' || before.more.status === 'none' || before.more.status === 'loading') return;
      const [{ anchor }, { signal }] = [before.more, life.controller];
      store.setState({ ...before, more: { status: 'loading', anchor } }, true);
      const outcome = await ask({ anchor }, signal);
      const now = store.getState();
      // Wiped, or begun anew with another first page: the answer continues something that is not on show.
      if (signal.aborted || now.status !== 'ready' || now.more.status !== 'loading' || now.more.anchor !== anchor)
        return;
      if (outcome.kind === 'found') {
        store.setState({ status: 'ready', pages: [...now.pages, outcome.value], more: toMore(outcome.value) }, true);
        return findLoss(outcome.value, names);
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

/** A clock that was set back tells nothing of the age. */
function isYoung(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < LONGEST_AGE_MS;
}

/**
 * The same orders in front leave what was loaded after them in its place; a new order begins the list anew. While the first page is
 * all there is, the newest mark leads on from it. `front` has the orders that were in front: their page may be a stub by now.
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

function toMore({ next }: ListPage): MoreOrders {
  return next === undefined ? { status: 'none' } : { status: 'offered', anchor: next };
}

/** What a page lacks, while the rest of it is on show: orders that could not be read at all, or something in one of the others. */
function findLoss({ orders, unreadable }: ListPage, { call }: ListNames): Failure | undefined {
  const isWhole = unreadable === 0 && orders.every((order) => order.unreadable.length === 0);
  return isWhole ? undefined : { code: 'order-block-unreadable', retryable: false, call };
}

/** A list always exists: where it is said not to, the service is set up wrongly. */
export function toFailure(outcome: Exclude<Outcome<ListPage>, { kind: 'found' }>, names = OWN_ORDERS): Failure {
  if (outcome.kind === 'failed') return outcome.failure;
  return { ...names, retryable: true, status: 404 };
}

/** A page of a history. One that is far away keeps no orders: its stub stands in for them until they are read again. */
export interface HistoryPage extends OrderPage {
  readonly stub?: PageStub | undefined;
}

/** What is left of a page that is far away. */
export interface PageStub {
  /** What can be searched for, a line for each order. */
  readonly text: string;
  /** How many orders it stands for. */
  readonly count: number;
  /** How high its cards stood, in pixels. */
  readonly height: number;
  /** Why its orders could not be read again. */
  readonly failure?: Failure;
}

/** What a tag shows of a member's orders. `nobody`: no token is there to ask with. */
export type HistoryView<Page extends ListPage = HistoryPage> = History<Page> | { readonly status: 'nobody' };
