import type { StoreApi } from 'zustand/vanilla';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import {
  type HistoryPage,
  type PageStub,
  toFailure,
  type HistoryReading,
  type OrderHistory,
  type History,
} from './order-history.js';
import type { PageStateEntry } from '../../../app/state/registry.js';

/** Shared by all stubs, because there are hundreds. */
const NONE: readonly Order[] = [];

/** A page that the shopper only scrolls past is not requested. */
const REST_MS = 100;

export interface PageReading extends HistoryReading {
  readonly onFailure: (failure: Failure) => void;
}

/** The pages that a tag shows, or is about to show, as cards. */
export interface PageRequest {
  /** Indexes of the pages. */
  readonly pageIndexes: readonly number[];
  /** How many pages the tag has rendered; it may still need the later ones. */
  readonly count: number;
}

/**
 * Limits the size of a long history: pages that no tag shows as cards become stubs, and are read again once a tag needs
 * them.
 */
export interface LongHistory extends PageStateEntry {
  /** Declares the pages that a tag needs as cards, in place of its previous request. */
  request(viewer: object, request: PageRequest, reading: PageReading): void;
  /**
   * Turns pages into stubs, by index; not those that a tag needs or has not rendered, or that could not be read again.
   */
  fold(stubs: ReadonlyMap<number, PageStub>): void;
  /** Clears a page's failure, so that the next request for it reads it again. */
  clearFailure(pageIndex: number): void;
  /** Removes a tag. */
  leave(viewer: object): void;
}

export function createLongHistory(history: OrderHistory): LongHistory {
  const pages = followPages(history);
  const requests = new Map<object, PageRequest>();
  /** Keyed by the page's object, so that an answer for a page that changed meanwhile is dropped. */
  const reads = new Map<HistoryPage, AbortController>();
  const isNeeded = (pageIndex: number) => [...requests.values()].some((one) => one.pageIndexes.includes(pageIndex));

  function dropUnwanted(): void {
    for (const [page, read] of reads) {
      if (isNeeded(pages.list().indexOf(page))) continue;
      read.abort();
      reads.delete(page);
    }
  }

  async function read(page: HistoryPage, stub: PageStub, reading: PageReading): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    reads.set(page, controller);
    await rest(reading.clock, signal);
    if (signal.aborted) return;
    const failure = await readAgain({ history, pages, page }, reading, signal);
    if (signal.aborted) return;
    reads.delete(page);
    if (!failure) return;
    pages.replace(page, { ...page, stub: { ...stub, failure } });
    reading.onFailure(failure);
  }

  return {
    request(viewer, request, reading) {
      requests.set(viewer, request);
      dropUnwanted();
      for (const pageIndex of request.pageIndexes) {
        const page = pages.list()[pageIndex];
        if (page?.stub && !page.stub.failure && !reads.has(page)) void read(page, page.stub, reading);
      }
    },
    fold(stubs) {
      pages.change((page, pageIndex) => {
        const stub = stubs.get(pageIndex);
        const isAbleToReturn = pageIndex === 0 || pages.list()[pageIndex - 1]?.next !== undefined;
        const isSeen = [...requests.values()].every(({ count }) => pageIndex < count);
        return stub && isAbleToReturn && isSeen && !isNeeded(pageIndex) ? { ...page, orders: NONE, stub } : page;
      });
    },
    clearFailure(pageIndex) {
      const page = pages.list()[pageIndex];
      if (page?.stub) pages.replace(page, { ...page, stub: withoutFailure(page.stub) });
    },
    leave(viewer) {
      requests.delete(viewer);
      dropUnwanted();
    },
    wipe() {
      requests.clear();
      dropUnwanted();
    },
  };
}

interface Reread {
  readonly history: OrderHistory;
  readonly pages: PageList;
  /** The page as it is in the list. */
  readonly page: HistoryPage;
}

/**
 * Reads a page again and replaces its stub.
 *
 * @returns the failure, if any
 */
async function readAgain(
  { history, pages, page }: Reread,
  { clock, listOrders }: HistoryReading,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const pageIndex = pages.list().indexOf(page);
  // The newest orders may have changed: the list starts over, as with every reading of the first page.
  if (pageIndex === 0) return history.read({ clock, listOrders, mode: 'reload' });
  const anchor = pages.list()[pageIndex - 1]?.next;
  const outcome = await listOrders(anchor === undefined ? {} : { anchor }, signal);
  if (signal.aborted) return undefined;
  if (outcome.kind !== 'found') return toFailure(outcome);
  // Keep the previous anchor: the later pages were read with it.
  pages.replace(page, { ...outcome.value, ...(page.next !== undefined && { next: page.next }) });
  return undefined;
}

/**
 * Returns the pages of a history. Once the first page was read again, clears the failures of the stubs, so that they
 * are retried.
 */
function followPages({ store }: OrderHistory): PageList {
  const pages = createPageList(store);
  store.subscribe((now, before) => {
    if (now.status !== 'ready' || before.status !== 'ready') return;
    const [front] = now.pages;
    if (front === before.pages[0] || front?.stub) return;
    pages.change((page) => (page.stub?.failure ? { ...page, stub: withoutFailure(page.stub) } : page));
  });
  return pages;
}

function withoutFailure({ text, count, height }: PageStub): PageStub {
  return { text, count, height };
}

/** Waits until a page was requested for a while, or the request was aborted. */
function rest(clock: HistoryReading['clock'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(REST_MS, resolve);
    signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
  });
}

/** The pages of a history, changeable page by page; empty and unchangeable until the first was read. */
interface PageList {
  list(): readonly HistoryPage[];
  change(next: (page: HistoryPage, pageIndex: number) => HistoryPage): void;
  /** Replaces one page by another; does nothing if the page is no longer in the list. */
  replace(page: HistoryPage, other: HistoryPage): void;
}

function createPageList(store: StoreApi<History>): PageList {
  function change(next: (page: HistoryPage, pageIndex: number) => HistoryPage): void {
    const state = store.getState();
    if (state.status !== 'ready') return;
    const pages = state.pages.map(next);
    // Without a change, do not notify: every notification would render, measure and fold again.
    if (pages.some((page, pageIndex) => page !== state.pages[pageIndex])) store.setState({ ...state, pages }, true);
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
