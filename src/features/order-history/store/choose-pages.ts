/** Where a page of a list stands for the shopper. */
export interface PagePlace {
  /** From the edge of what is on show, in pixels; 0 in sight, below 0 with the focus in it. Infinite beyond what is near. */
  readonly distance: number;
  /** It has its cards; otherwise a stub stands in for them. */
  readonly isLive: boolean;
}

export interface Choice {
  /** Places of the pages that are to be cards. */
  readonly wanted: readonly number[];
  /** Places of the cards that are to go. */
  readonly folded: readonly number[];
}

/** Where so little room is taken by a page, something is wrong with the page around it. */
const MOST_IN_SIGHT = 8;

/**
 * Which pages are cards: what has the focus and what is in sight, then the nearest, up to `most`. Cards that are there already stay
 * while there is room, so that nothing goes before what takes its place has come.
 */
export function choosePages(pages: readonly PagePlace[], most: number): Choice {
  const near = listNear(pages);
  const wanted = near.filter((place, rank) => rank < most || (rank < MOST_IN_SIGHT && pages[place]?.distance === 0));
  const middle = near[0] ?? pages.map(({ isLive }) => isLive).lastIndexOf(true);
  const live = pages
    .flatMap(({ isLive }, place) => (isLive ? place : []))
    .sort((one, other) => rank(one) - rank(other) || Math.abs(one - middle) - Math.abs(other - middle));
  const folded = live.slice(most).filter((place) => !wanted.includes(place));
  const kept = live.filter((place) => !folded.includes(place) && !wanted.includes(place));
  return { wanted: [...wanted, ...kept], folded };

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
