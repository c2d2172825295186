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
  /** As many pages are kept as cards. */
  readonly most: number;
  /** What is searched for in place of a page's cards. */
  readonly toText: (page: HistoryPage) => string;
  /** What a stub is called, by the places of its first and its last order in the list. */
  readonly toName: (first: number, last: number) => string;
  /** A stub had the focus, and has its cards again: the focus goes on to the first of them, or to the last. */
  readonly onFocus: (place: number, isBackwards: boolean) => void;
}

/** Keeps as cards the pages that a shopper sees or is about to see, and no more. */
export interface PageCache {
  /** The list was drawn with these pages. */
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
  // Told before the list is drawn anew: with a stub its focus goes.
  const stopStore = store.subscribe(() => (held = listObserver.findFocusedStub()));

  function look(): void {
    const measures = listObserver.measure();
    // Not drawn, it neither wants anything nor knows how high its pages are.
    if (measures.size === 0) return history.want(viewer, { places: [], count: pages.length }, reading);
    const { wanted, folded } = choosePages(
      pages.map((page, place) => toPlace(page, measures.get(place))),
      most,
    );
    // Who has gone on elsewhere meanwhile is not brought back.
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

/** A page none of whose orders can be read has no cards that could go. */
function toPlace({ orders }: HistoryPage, measure: Measure | undefined): PagePlace {
  return { distance: measure?.distance ?? Infinity, isLive: orders.length > 0 };
}

function toItems({ orders, stub }: HistoryPage): PageItems {
  return stub ? { count: stub.count, stubHeight: stub.height } : { count: orders.length };
}

/** Where a page of a list stands for the shopper. */
export interface PagePlace {
  /** From the edge of what is on show, in pixels; 0 in sight, below 0 with the focus in it. Infinite beyond what is near. */
  readonly distance: number;
  /** It has its cards; otherwise a stub stands in for them. */
  readonly isLive: boolean;
}

interface Choice {
  /** Places of the pages that are to be cards. */
  readonly wanted: readonly number[];
  /** Places of the cards that are to go. */
  readonly folded: readonly number[];
}

/** Where so little room is taken by a page, something is wrong with the page around it. */
const MAX_IN_VIEW = 8;

/**
 * Which pages are cards: what has the focus and what is in sight, then the nearest, up to `most`. Cards that are there already stay
 * while there is room, so that nothing goes before what takes its place has come.
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
