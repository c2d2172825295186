import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readCommitSeed, readSeed } from '../../scripts/test-seed.js';
import { drawCover } from './draw-cover.js';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column, end: row < 'c' ? column : 'same' })));
type Cell = (typeof CELLS)[number];
const FACETS = [({ row }: Cell) => row, ({ column }: Cell) => column, ({ row, end }: Cell) => `${row} ${end}`];

/** The values of each facet. */
const listValues = (cells: readonly Cell[]): Set<string>[] => FACETS.map((facet) => new Set(cells.map(facet)));

describe('a sample of a matrix', () => {
  it.each([1, 2, 3, 20_261_121])('has every requested row, column and pair, with seed %i', (seed) => {
    const drawn = drawCover(CELLS, FACETS, seed);
    expect(listValues(drawn)).toEqual(listValues(CELLS));
    // Two rows need all of their eight columns, and four rows one cell each.
    expect(drawn).toHaveLength(20);
    expect(drawCover(CELLS, FACETS, seed)).toEqual(drawn);
  });

  it('differs for another seed', () => {
    expect(drawCover(CELLS, FACETS, 1)).not.toEqual(drawCover(CELLS, FACETS, 2));
  });
});

describe('the seed of a run', () => {
  it('is that of the commit, the requested number, or one that all processes of the run share', () => {
    const drawn: Record<string, string> = {};
    expect(readSeed(drawn)).toBe(readCommitSeed() ?? 20_261_121);
    expect(drawn).toEqual({ ORDERS_TEST_SEED: String(readSeed(drawn)) });
    expect(readCommitSeed(tmpdir()), 'where there is no commit').toBeUndefined();
    expect(readSeed({ ORDERS_TEST_SEED: '7' })).toBe(7);
    const environment = { ORDERS_TEST_SEED: 'random' };
    const seed = readSeed(environment);
    expect(environment.ORDERS_TEST_SEED).toBe(String(seed));
    expect(readSeed(environment)).toBe(seed);
    expect(() => readSeed({ ORDERS_TEST_SEED: 'seven' })).toThrow('not "seven"');
  });
});
