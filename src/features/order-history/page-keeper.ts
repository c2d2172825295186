import {
  watchList,
  type FocusedStub,
  type Measure,
  type PageItems,
  type StubMatch,
} from '../../platform/list-sight.js';
import { toSharedText } from '../../platform/to-shared-text.js';
import { choosePages, type PagePlace } from './store/choose-pages.js';
import type { HistoryPage, PageStub } from './store/history-page.js';
import type { PageReading } from './store/long-history.js';
import { getHistory } from './get-history.js';
import { getLongHistory } from './get-long-history.js';
import { createHistoryCall } from './history-calls.js';
import type { Scope } from '../../app/context/scope.js';

export interface PageKeeperOptions {
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
export interface PageKeeper {
  /** The list was drawn with these pages. */
  follow(pages: readonly HistoryPage[]): void;
  stop(): void;
}

export function createPageKeeper(scope: Scope, options: PageKeeperOptions): PageKeeper {
  const { locale, list, most, toText, toName, onFocus } = options;
  const { store } = getHistory(scope, locale);
  const history = getLongHistory(scope, locale);
  const viewer = {};
  const reading = createReading(scope);
  const sight = watchList(list, { onMove: look, onMatch: (found) => (match = found) });
  let pages: readonly HistoryPage[] = [];
  let match: StubMatch | undefined;
  let held: FocusedStub | undefined;
  // Told before the list is drawn anew: with a stub its focus goes.
  const stopStore = store.subscribe(() => (held = sight.findFocusedStub()));

  function look(): void {
    const measures = sight.measure();
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
      sight.follow(pages.map(toItems), toName);
      if (held && isLive(held.place)) {
        onFocus(held.place, held.isBackwards);
        held = undefined;
      }
      if (match && isLive(match.place)) {
        sight.showMatch(match);
        match = undefined;
      }
      look();
    },
    stop() {
      stopStore();
      sight.stop();
      history.leave(viewer);
    },
  };
}

function createReading(scope: Scope): PageReading {
  return {
    clock: scope.platform,
    ask: createHistoryCall(scope),
    onFailure: (failure) => scope.report(failure, 'warning'),
  };
}

/** A page none of whose orders can be read has no cards that could go. */
function toPlace({ orders }: HistoryPage, measure: Measure | undefined): PagePlace {
  return { distance: measure?.distance ?? Infinity, isLive: orders.length > 0 };
}

function toItems({ orders, stub }: HistoryPage): PageItems {
  return stub ? { count: stub.count, stubHeight: stub.height } : { count: orders.length };
}
