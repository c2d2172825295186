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
    ['are all there are, while there are few', 'C0 C300 C-', { wanted: [0, 1, 2], folded: [] }],
    ['are the last three, where the shopper is at the end', 'C- C- C300 C0 C0', { wanted: [3, 4, 2], folded: [0, 1] }],
    [
      'are those in sight, once a stub in sight was brought back',
      's- C0 C0 C300 C-',
      { wanted: [1, 2, 3], folded: [4] },
    ],
    ['stay while a stub in sight is on its way', 's- s0 C0 C300 C-', { wanted: [1, 2, 3, 4], folded: [] }],
    [
      'stay where they are until what takes their place is there',
      's0 s- C- C- C-',
      { wanted: [0, 2, 3, 4], folded: [] },
    ],
    ['go from the far end once it is', 'C0 s- C- C- C-', { wanted: [0, 2, 3], folded: [4] }],
    ['hold the one with the focus, however far it is', 'C0 C300 s- C- Cf', { wanted: [4, 0, 1], folded: [3] }],
    ['are more than three where more are in sight', 'C0 C0 C0 C0 C-', { wanted: [0, 1, 2, 3], folded: [4] }],
    [
      'are never many, though pages take no room',
      `${'C0 '.repeat(12)}C0`,
      { wanted: [0, 1, 2, 3, 4, 5, 6, 7], folded: [8, 9, 10, 11, 12] },
    ],
    [
      'are the latest, where nothing is near: the list is hidden',
      'C- C- C- C- C-',
      { wanted: [2, 3, 4], folded: [0, 1] },
    ],
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
