import { describe, expect, it } from 'vitest';
import { choosePages, type PagePlace } from '../../../../src/features/order-history/page-cache.js';

const FAR = Infinity;

/** Parses a row of pages: `C` has cards, `s` is a stub; each is followed by its distance, `-` if it is far. */
function readPages(row: string): PagePlace[] {
  return row.split(' ').map((page) => {
    const far = page.slice(1);
    return { isLive: page.startsWith('C'), distance: far === '-' ? FAR : far === 'f' ? -1 : Number(far) };
  });
}

describe('the pages that have cards', () => {
  it.each<[what: string, row: string, places: { wanted: number[]; folded: number[] }]>([
    ['are all pages if there are few', 'C0 C300 C-', { wanted: [0, 1, 2], folded: [] }],
    ['are the last three if the shopper is at the end', 'C- C- C300 C0 C0', { wanted: [3, 4, 2], folded: [0, 1] }],
    ['are the visible ones, once a visible stub is restored', 's- C0 C0 C300 C-', { wanted: [1, 2, 3], folded: [4] }],
    ['stay while a visible stub is loading', 's- s0 C0 C300 C-', { wanted: [1, 2, 3, 4], folded: [] }],
    ['stay until their replacements are loaded', 's0 s- C- C- C-', { wanted: [0, 2, 3, 4], folded: [] }],
    ['are folded from the far end after that', 'C0 s- C- C- C-', { wanted: [0, 2, 3], folded: [4] }],
    ['include the focused one, however far it is', 'C0 C300 s- C- Cf', { wanted: [4, 0, 1], folded: [3] }],
    ['are more than three if more are visible', 'C0 C0 C0 C0 C-', { wanted: [0, 1, 2, 3], folded: [4] }],
    [
      'are never many, even if pages have no height',
      `${'C0 '.repeat(12)}C0`,
      { wanted: [0, 1, 2, 3, 4, 5, 6, 7], folded: [8, 9, 10, 11, 12] },
    ],
    ['are the latest if none is near: the list is hidden', 'C- C- C- C- C-', { wanted: [2, 3, 4], folded: [0, 1] }],
  ])('%s', (_what, row, { wanted, folded }) => {
    const choice = choosePages(readPages(row), 3);
    expect([...choice.wanted].sort((one, other) => one - other)).toEqual([...wanted].sort((a, b) => a - b));
    expect([...choice.folded].sort((one, other) => one - other)).toEqual(folded);
  });

  it('are never both loaded and folded at once', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const pages = Array.from({ length: 1 + (seed % 13) }, (_, place): PagePlace => {
        const draw = (seed * 7919 + place * 104_729) % 11;
        return { isLive: draw % 2 === 0, distance: draw < 3 ? 0 : draw < 6 ? draw * 100 : FAR };
      });
      const { wanted, folded } = choosePages(pages, 3);
      expect(folded.filter((place) => wanted.includes(place))).toEqual([]);
      expect(folded.every((place) => pages[place]?.isLive)).toBe(true);
      // Every page with cards is either folded or kept.
      pages.forEach(({ isLive }, place) => {
        if (isLive) expect(wanted.includes(place) || folded.includes(place)).toBe(true);
      });
    }
  });
});
