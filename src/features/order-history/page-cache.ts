import {
  observeList,
  type FocusedStub,
  type Measure,
  type PageItems,
  type StubMatch,
  toSharedText,
} from '../../platform/list-observer.js';
import type { HistoryPage, OrderHistory, PageStub } from './store/order-history.js';
import { type PageReading, createLongHistory, type LongHistory } from './store/long-history.js';
import { getHistory, createHistoryCall } from './history-controller.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** A list of which only a few pages are cards: all orders of a member, or those that a search found. */
export interface PageSource {
  readonly history: OrderHistory;
  readonly listOrders: PageReading['listOrders'];
  /** The long history of that list, shared by all tags that show it; created on first use. */
  readonly getLongHistory: (create: (history: OrderHistory) => LongHistory) => LongHistory;
}

/** The list of all orders in one language. */
function getAllOrders(context: ElementContext, locale: string): PageSource {
  const history = getHistory(context, locale);
  return {
    history,
    listOrders: createHistoryCall(context),
    getLongHistory: (create) => context.getPageState().get(`long history ${locale}`, create, history),
  };
}

export interface PageCacheOptions {
  /** Absent for all orders. */
  readonly source: PageSource | undefined;
  readonly locale: string;
  readonly list: HTMLElement;
  /** How many pages stay rendered as cards. */
  readonly most: number;
  /** Returns the searchable text that replaces a page's cards. */
  readonly toText: (page: HistoryPage) => string;
  /** Returns a stub's name, from the positions of its first and last order in the list. */
  readonly toName: (first: number, last: number) => string;
  /** Called after a focused stub got its cards back: moves the focus to the first card, or to the last. */
  readonly onFocus: (pageIndex: number, isBackwards: boolean) => void;
}

/** Keeps only the pages in or near the viewport as cards. */
export interface PageCache {
  /** Call after the list was rendered with these pages. */
  follow(pages: readonly HistoryPage[]): void;
  stop(): void;
}

export function createPageCache(context: ElementContext, options: PageCacheOptions): PageCache {
  const { locale, list, most, toText, toName, onFocus } = options;
  const source = options.source ?? getAllOrders(context, locale);
  const { store } = source.history;
  const history = source.getLongHistory(createLongHistory);
  const viewer = {};
  const reading = createReading(context, source);
  const listObserver = observeList(list, { onMove: update, onMatch: (found) => (match = found) });
  let pages: readonly HistoryPage[] = [];
  let match: StubMatch | undefined;
  let held: FocusedStub | undefined;
  // Runs before the list renders again, because the stub's focus is lost with the stub.
  const stopStore = store.subscribe(() => (held = listObserver.findFocusedStub()));

  function update(): void {
    const measures = listObserver.measure();
    // While not rendered, the list needs no pages and cannot measure their height.
    if (measures.size === 0) return history.request(viewer, { pageIndexes: [], count: pages.length }, reading);
    const { shown, folded } = choosePages(
      pages.map((page, pageIndex) => toDistance(page, measures.get(pageIndex))),
      most,
    );
    // If the shopper has scrolled elsewhere meanwhile, do not scroll back.
    if (match && (!shown.includes(match.pageIndex) || pages[match.pageIndex]?.stub?.failure)) match = undefined;
    history.request(viewer, { pageIndexes: shown, count: pages.length }, reading);
    const stubs = pages.flatMap((page, pageIndex): [number, PageStub][] => {
      const height = measures.get(pageIndex)?.height;
      if (height === undefined || !folded.includes(pageIndex)) return [];
      return [[pageIndex, { text: toSharedText(toText(page)), count: page.orders.length, height }]];
    });
    history.fold(new Map(stubs));
  }

  function isLive(pageIndex: number): boolean {
    return (pages[pageIndex]?.orders.length ?? 0) > 0;
  }

  return {
    follow(drawn) {
      pages = drawn;
      const hasNewItems = listObserver.follow(pages.map(toItems), toName);
      if (held && isLive(held.pageIndex)) {
        onFocus(held.pageIndex, held.isBackwards);
        held = undefined;
      }
      if (match && isLive(match.pageIndex)) {
        listObserver.showMatch(match);
        match = undefined;
      }
      // Measuring new items here would force their layout.
      if (!hasNewItems) update();
    },
    stop() {
      stopStore();
      listObserver.stop();
      history.leave(viewer);
    },
  };
}

function createReading(context: ElementContext, { listOrders }: PageSource): PageReading {
  return {
    clock: context.platform,
    listOrders,
    onFailure: (failure) => context.report(failure, 'warning'),
  };
}

/** A page without readable orders has no cards to remove. */
function toDistance({ orders }: HistoryPage, measure: Measure | undefined): PageDistance {
  return { distance: measure?.distance ?? Infinity, isLive: orders.length > 0 };
}

function toItems({ orders, stub }: HistoryPage): PageItems {
  return stub ? { count: stub.count, stubHeight: stub.height } : { count: orders.length };
}

/** A page's position relative to the viewport. */
export interface PageDistance {
  /**
   * Distance from the edge of the viewport in pixels: 0 in the viewport, below 0 with the focus in it, infinite if not
   * near.
   */
  readonly distance: number;
  /** Whether the page has its cards; otherwise a stub replaces them. */
  readonly isLive: boolean;
}

interface Choice {
  /** Indexes of the pages to show as cards. */
  readonly shown: readonly number[];
  /** Indexes of the pages whose cards to remove. */
  readonly folded: readonly number[];
}

/** If more pages than this fit in the viewport, the layout of the surrounding page is broken. */
const MAX_IN_VIEW = 8;

/**
 * Chooses which pages are cards: those with the focus or in the viewport, then the nearest, up to `most`. Existing
 * cards stay while there is capacity, so that none are removed before their replacements have loaded.
 */
export function choosePages(pages: readonly PageDistance[], most: number): Choice {
  const near = listNear(pages);
  const shown = near.filter(
    (pageIndex, rank) => rank < most || (rank < MAX_IN_VIEW && pages[pageIndex]?.distance === 0),
  );
  const middle = near[0] ?? pages.map(({ isLive }) => isLive).lastIndexOf(true);
  const live = pages
    .flatMap(({ isLive }, pageIndex) => (isLive ? pageIndex : []))
    .sort((one, other) => rank(one) - rank(other) || Math.abs(one - middle) - Math.abs(other - middle));
  const folded = live.slice(most).filter((pageIndex) => !shown.includes(pageIndex));
  const remaining = live.filter((pageIndex) => !folded.includes(pageIndex) && !shown.includes(pageIndex));
  return { shown: [...shown, ...remaining], folded };

  function rank(pageIndex: number): number {
    const at = shown.indexOf(pageIndex);
    return at < 0 ? shown.length : at;
  }
}

function listNear(pages: readonly PageDistance[]): number[] {
  return pages
    .map(({ distance }, pageIndex) => ({ distance, pageIndex }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ pageIndex }) => pageIndex);
}

/** Clears the failure of a page of a list, all orders by default, so that it is read again. */
export function clearPageFailure(context: ElementContext, pageIndex: number, source?: PageSource): void {
  const { locale } = context.settings.getState().intl ?? { locale: '' };
  (source ?? getAllOrders(context, locale)).getLongHistory(createLongHistory).clearFailure(pageIndex);
}
