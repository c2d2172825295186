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
import type { PageStatePart } from '../../../app/state/registry.js';

/** One for all stubs: there are hundreds. */
const NONE: readonly Order[] = [];

/** A page that the shopper only scrolls past is not asked for. */
const REST_MS = 100;

export interface PageReading extends HistoryReading {
  readonly onFailure: (failure: Failure) => void;
}

/** What a tag has as cards, or is about to have. */
export interface PageRequest {
  /** Places of the pages. */
  readonly places: readonly number[];
  /** How many pages it has drawn: what it has not seen yet it may want. */
  readonly count: number;
}

/** Keeps a long history small: pages that no tag wants as cards are left as stubs, and read again once one does. */
export interface LongHistory extends PageStatePart {
  /** A tag wants these pages as cards; what it wanted before counts no longer. */
  want(viewer: object, intent: PageRequest, reading: PageReading): void;
  /** Leaves stubs of pages, by their places; not of one that a tag wants or has not seen, or that could not be read again. */
  fold(stubs: ReadonlyMap<number, PageStub>): void;
  /** Lets a page that could not be read be asked for again, with the next wish for it. */
  forgive(place: number): void;
  /** A tag is gone. */
  leave(viewer: object): void;
}

export function createLongHistory(history: OrderHistory): LongHistory {
  const pages = followPages(history);
  const intents = new Map<object, PageRequest>();
  /** By the page as it stood: an answer for one that changed meanwhile is for nobody. */
  const reads = new Map<HistoryPage, AbortController>();
  const isNeeded = (place: number): boolean => [...intents.values()].some(({ places }) => places.includes(place));
  const isSeen = (place: number): boolean => [...intents.values()].every(({ count }) => place < count);

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
    want(viewer, intent, reading) {
      intents.set(viewer, intent);
      dropUnwanted();
      for (const place of intent.places) {
        const page = pages.list()[place];
        if (page?.stub && !page.stub.failure && !reads.has(page)) void read(page, page.stub, reading);
      }
    },
    fold(stubs) {
      pages.change((page, place) => {
        const stub = stubs.get(place);
        const isAbleToReturn = place === 0 || pages.list()[place - 1]?.next !== undefined;
        return stub && isAbleToReturn && isSeen(place) && !isNeeded(place) ? { ...page, orders: NONE, stub } : page;
      });
    },
    forgive(place) {
      const page = pages.list()[place];
      if (page?.stub) pages.replace(page, { ...page, stub: withoutFailure(page.stub) });
    },
    leave(viewer) {
      intents.delete(viewer);
      dropUnwanted();
    },
    wipe() {
      intents.clear();
      dropUnwanted();
    },
  };
}

interface Reread {
  readonly history: OrderHistory;
  readonly pages: PageList;
  /** As it stands in the list. */
  readonly page: HistoryPage;
}

/** Reads a page once more, and puts it in the place of its stub. Gives why that could not be. */
async function readAgain(
  { history, pages, page }: Reread,
  { clock, ask }: HistoryReading,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const place = pages.list().indexOf(page);
  // The newest orders may be others by now: the list then begins anew, as with every reading of its front.
  if (place === 0) return history.read({ clock, ask, isForced: true });
  const anchor = pages.list()[place - 1]?.next;
  const outcome = await ask(anchor === undefined ? {} : { anchor }, signal);
  if (signal.aborted) return undefined;
  if (outcome.kind !== 'found') return toFailure(outcome);
  // The pages after it were read with the mark it had.
  pages.replace(page, { ...outcome.value, ...(page.next !== undefined && { next: page.next }) });
  return undefined;
}

/** The pages as they stand. Once the front was read again reading goes on: what could not be read before is asked for again. */
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

/** Waits until what is wanted was wanted for a while, or no longer is. */
function rest(clock: HistoryReading['clock'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(REST_MS, resolve);
    signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
  });
}

/** The pages of a history as a list that can be changed page by page; empty, and unchanged, while none have been read. */
interface PageList {
  list(): readonly HistoryPage[];
  change(next: (page: HistoryPage, place: number) => HistoryPage): void;
  /** Puts another page in the place of one; in none where that is gone. */
  replace(page: HistoryPage, other: HistoryPage): void;
}

function createPageList(store: StoreApi<History>): PageList {
  function change(next: (page: HistoryPage, place: number) => HistoryPage): void {
    const state = store.getState();
    if (state.status !== 'ready') return;
    const pages = state.pages.map(next);
    // Told of nothing, nobody draws, looks and folds once more.
    if (pages.some((page, place) => page !== state.pages[place])) store.setState({ ...state, pages }, true);
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
