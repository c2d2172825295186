import { describe, expect, it } from 'vitest';
import { choosePages, type PageDistance } from '../../../../src/features/order-history/page-cache.js';

const FAR = Infinity;

/** Parses a row of pages: `C` has cards, `s` is a stub; each is followed by its distance, `-` if it is far. */
function readPages(row: string): PageDistance[] {
  return row.split(' ').map((page) => {
    const far = page.slice(1);
    return { isLive: page.startsWith('C'), distance: far === '-' ? FAR : far === 'f' ? -1 : Number(far) };
  });
}

describe('the pages that have cards', () => {
  it.each<[what: string, row: string, pageIndexes: { shown: number[]; folded: number[] }]>([
    ['are all pages if there are few', 'C0 C300 C-', { shown: [0, 1, 2], folded: [] }],
    ['are the last three if the shopper is at the end', 'C- C- C300 C0 C0', { shown: [3, 4, 2], folded: [0, 1] }],
    ['are the visible ones, once a visible stub is restored', 's- C0 C0 C300 C-', { shown: [1, 2, 3], folded: [4] }],
    ['stay while a visible stub is loading', 's- s0 C0 C300 C-', { shown: [1, 2, 3, 4], folded: [] }],
    ['stay until their replacements are loaded', 's0 s- C- C- C-', { shown: [0, 2, 3, 4], folded: [] }],
    ['are folded from the far end after that', 'C0 s- C- C- C-', { shown: [0, 2, 3], folded: [4] }],
    ['include the focused one, however far it is', 'C0 C300 s- C- Cf', { shown: [4, 0, 1], folded: [3] }],
    ['are more than three if more are visible', 'C0 C0 C0 C0 C-', { shown: [0, 1, 2, 3], folded: [4] }],
    [
      'are never many, even if pages have no height',
      `${'C0 '.repeat(12)}C0`,
      { shown: [0, 1, 2, 3, 4, 5, 6, 7], folded: [8, 9, 10, 11, 12] },
    ],
    ['are the latest if none is near: the list is hidden', 'C- C- C- C- C-', { shown: [2, 3, 4], folded: [0, 1] }],
  ])('%s', (_what, row, { shown, folded }) => {
    const choice = choosePages(readPages(row), 3);
    expect([...choice.shown].sort((one, other) => one - other)).toEqual([...shown].sort((a, b) => a - b));
    expect([...choice.folded].sort((one, other) => one - other)).toEqual(folded);
  });

  it('are never both loaded and folded at once', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const pages = Array.from({ length: 1 + (seed % 13) }, (_, pageIndex): PageDistance => {
        const draw = (seed * 7919 + pageIndex * 104_729) % 11;
        return { isLive: draw % 2 === 0, distance: draw < 3 ? 0 : draw < 6 ? draw * 100 : FAR };
      });
      const { shown, folded } = choosePages(pages, 3);
      expect(folded.filter((pageIndex) => shown.includes(pageIndex))).toEqual([]);
      expect(folded.every((pageIndex) => pages[pageIndex]?.isLive)).toBe(true);
      // Every page with cards is either folded or kept.
      pages.forEach(({ isLive }, pageIndex) => {
        if (isLive) expect(shown.includes(pageIndex) || folded.includes(pageIndex)).toBe(true);
      });
    }
  });
});
