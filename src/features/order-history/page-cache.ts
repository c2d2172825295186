import {
  observeList,
  type FocusedStub,
  type Measure,
  type PageItems,
  type StubMatch,
} from '../../platform/list-observer.js';
import { toSharedText } from '../../platform/to-shared-text.js';
import type { HistoryPage, PageStub } from './store/order-history.js';
import type { PageReading } from './store/long-history.js';
import { getHistory, createHistoryCall } from './history-controller.js';
import { getLongHistory } from './get-long-history.js';
import type { ElementContext } from '../../app/context/element-context.js';

export interface PageCacheOptions {
  readonly locale: string;
  readonly list: HTMLElement;
  /** How many pages stay rendered as cards. */
  readonly most: number;
  /** Returns the searchable text that replaces a page's cards. */
  readonly toText: (page: HistoryPage) => string;
  /** Returns a stub's name, from the positions of its first and last order in the list. */
  readonly toName: (first: number, last: number) => string;
  /** Called after a focused stub got its cards back: moves the focus to the first card, or to the last. */
  readonly onFocus: (place: number, isBackwards: boolean) => void;
}

/** Keeps only the pages in or near the viewport as cards. */
export interface PageCache {
  /** Call after the list was rendered with these pages. */
  follow(pages: readonly HistoryPage[]): void;
  stop(): void;
}

export function createPageCache(context: ElementContext, options: PageCacheOptions): PageCache {
  const { locale, list, most, toText, toName, onFocus } = options;
  const { store } = getHistory(context, locale);
  const history = getLongHistory(context, locale);
  const viewer = {};
  const reading = createReading(context);
  const listObserver = observeList(list, { onMove: look, onMatch: (found) => (match = found) });
  let pages: readonly HistoryPage[] = [];
  let match: StubMatch | undefined;
  let held: FocusedStub | undefined;
  // Runs before the list renders again, because the stub's focus is lost with the stub.
  const stopStore = store.subscribe(() => (held = listObserver.findFocusedStub()));

  function look(): void {
    const measures = listObserver.measure();
    // While not rendered, the list needs no pages and cannot measure their height.
    if (measures.size === 0) return history.want(viewer, { places: [], count: pages.length }, reading);
    const { wanted, folded } = choosePages(
      pages.map((page, place) => toPlace(page, measures.get(place))),
      most,
    );
    // If the shopper has scrolled elsewhere meanwhile, do not scroll back.
    if (match && (!wanted.includes(match.place) || pages[match.place]?.stub?.failure)) match = undefined;
    history.want(viewer, { places: wanted, count: pages.length }, reading);
    const stubs = pages.flatMap((page, place): [number, PageStub][] => {
      const height = measures.get(place)?.height;
      if (height === undefined || !folded.includes(place)) return [];
      return [[place, { text: toSharedText(toText(page)), count: page.orders.length, height }]];
    });
    history.fold(new Map(stubs));
  }

  function isLive(place: number): boolean {
    return (pages[place]?.orders.length ?? 0) > 0;
  }

  return {
    follow(drawn) {
      pages = drawn;
      listObserver.follow(pages.map(toItems), toName);
      if (held && isLive(held.place)) {
        onFocus(held.place, held.isBackwards);
        held = undefined;
      }
      if (match && isLive(match.place)) {
        listObserver.showMatch(match);
        match = undefined;
      }
      look();
    },
    stop() {
      stopStore();
      listObserver.stop();
      history.leave(viewer);
    },
  };
}

function createReading(context: ElementContext): PageReading {
  return {
    clock: context.platform,
    ask: createHistoryCall(context),
    onFailure: (failure) => context.report(failure, 'warning'),
  };
}

/** A page without readable orders has no cards to remove. */
function toPlace({ orders }: HistoryPage, measure: Measure | undefined): PagePlace {
  return { distance: measure?.distance ?? Infinity, isLive: orders.length > 0 };
}

function toItems({ orders, stub }: HistoryPage): PageItems {
  return stub ? { count: stub.count, stubHeight: stub.height } : { count: orders.length };
}

/** A page's position relative to the viewport. */
export interface PagePlace {
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
  readonly wanted: readonly number[];
  /** Indexes of the pages whose cards to remove. */
  readonly folded: readonly number[];
}

/** If more pages than this fit in the viewport, the layout of the surrounding page is broken. */
const MAX_IN_VIEW = 8;

/**
 * Chooses which pages are cards: those with the focus or in the viewport, then the nearest, up to `most`. Existing
 * cards stay while there is capacity, so that none are removed before their replacements have loaded.
 */
export function choosePages(pages: readonly PagePlace[], most: number): Choice {
  const near = listNear(pages);
  const wanted = near.filter((place, rank) => rank < most || (rank < MAX_IN_VIEW && pages[place]?.distance === 0));
  const middle = near[0] ?? pages.map(({ isLive }) => isLive).lastIndexOf(true);
  const live = pages
    .flatMap(({ isLive }, place) => (isLive ? place : []))
    .sort((one, other) => rank(one) - rank(other) || Math.abs(one - middle) - Math.abs(other - middle));
  const folded = live.slice(most).filter((place) => !wanted.includes(place));
  const remaining = live.filter((place) => !folded.includes(place) && !wanted.includes(place));
  return { wanted: [...wanted, ...remaining], folded };

  function rank(place: number): number {
    const at = wanted.indexOf(place);
    return at < 0 ? wanted.length : at;
  }
}

function listNear(pages: readonly PagePlace[]): number[] {
  return pages
    .map(({ distance }, place) => ({ distance, place }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
}
