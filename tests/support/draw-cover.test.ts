import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readCommitSeed, readSeed } from '../../scripts/test-seed.js';
import { drawCover, listUncovered } from './draw-cover.js';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column, end: row < 'c' ? column : 'same' })));
type Cell = (typeof CELLS)[number];
const FACETS = [({ row }: Cell) => row, ({ column }: Cell) => column, ({ row, end }: Cell) => `${row} ${end}`];

describe('a sample of a matrix', () => {
  it.each([1, 2, 3, 20_261_121])('has every requested row, column and pair, with seed %i', (seed) => {
    const drawn = drawCover(CELLS, FACETS, { isWhole: false, seed });
    expect(listUncovered(drawn, CELLS, FACETS)).toEqual([]);
    // Two rows need all of their eight columns, and four rows one cell each.
    expect(drawn).toHaveLength(20);
    expect(drawCover(CELLS, FACETS, { isWhole: false, seed })).toEqual(drawn);
  });

  it('differs for another seed, and is the whole matrix on request', () => {
    const draw = (seed: number) => drawCover(CELLS, FACETS, { isWhole: false, seed });
    expect(draw(1)).not.toEqual(draw(2));
    expect(drawCover(CELLS, FACETS, { isWhole: true })).toEqual(CELLS);
  });

  it('with a gap is detected', () => {
    const without = CELLS.filter(({ column }) => column !== '4');
    expect(listUncovered(without, CELLS, FACETS)).toEqual(['1 4', '2 a 4', '2 b 4']);
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
