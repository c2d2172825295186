import { describe, expect, it } from 'vitest';
import { drawTests, type DrawableTest } from './draw-tests.js';

const SEEDS = [1, 2, 20_261_121];
const WRITES = ['cancel', 'return', 'refund'];
const TRIGGERS = ['twenty clicks', 'Enter', 'two tags', 'two tabs'];
const CELLS: readonly DrawableTest[] = WRITES.flatMap((write) =>
  TRIGGERS.map((trigger) => ({ table: 'cells', file: 'cells', facets: [write, trigger] })),
);
const PLAIN: readonly DrawableTest[] = createTable('plain', 24);

/** The tests of one table, without facets. */
function createTable(table: string, count: number): readonly DrawableTest[] {
  return Array.from({ length: count }, () => ({ table, file: 'tables', facets: [] }));
}

/** The single tests of a file. */
function createSingles(file: string, count: number): readonly DrawableTest[] {
  return Array.from({ length: count }, (_, row) => ({ table: `${file} ${row}`, file, facets: [] }));
}

/** The positions of the drawn tests among all of them. */
function listDrawn(tests: readonly DrawableTest[], seed: number, others: readonly DrawableTest[] = []): number[] {
  const drawn = drawTests([...others, ...tests], seed);
  return tests.flatMap((test, at) => (drawn.has(test) ? [at] : []));
}

describe('the tests of a sampled run', () => {
  it.each(SEEDS)('include a third of the single tests of each file, with seed %i', (seed) => {
    const [many, others] = [createSingles('many', 12), createSingles('others', 12)];
    expect(listDrawn(many, seed)).toHaveLength(4);
    expect(listDrawn(others, seed, many)).toHaveLength(4);
    expect(listDrawn(others, seed, many)).not.toEqual(listDrawn(many, seed));
    expect(listDrawn(createSingles('one', 1), seed)).toEqual([0]);
  });

  it.each(SEEDS)('include a third of a small table, with different rows for each, with seed %i', (seed) => {
    const pairs = Array.from({ length: 20 }, (_, at) => createTable(`pair ${at}`, 2)).flat();
    const drawn = listDrawn(pairs, seed);
    expect(new Set(drawn.map((at) => Math.floor(at / 2))).size).toBe(20);
    expect(drawn).toHaveLength(20);
    expect(new Set(drawn.map((at) => at % 2)).size).toBe(2);
    expect(listDrawn(createTable('four', 4), seed)).toHaveLength(2);
  });

  it.each(SEEDS)('include half of the rows that cover all facets of a larger table, with seed %i', (seed) => {
    const drawn = listDrawn(CELLS, seed);
    expect(drawn).toHaveLength(2);
    expect(listDrawn(CELLS, seed)).toEqual(drawn);
    const kinds = Array.from({ length: 400 }, (_, row) => ({
      table: 'kinds',
      file: 'kinds',
      facets: [String(row % 20)],
    }));
    const found = listDrawn(kinds, seed).map((at) => at % 20);
    expect(found).toHaveLength(10);
    expect(new Set(found).size).toBe(10);
  });

  it('include every cell of a larger table in time', () => {
    const seen = new Set(Array.from({ length: 100 }, (_, seed) => listDrawn(CELLS, seed)).flat());
    expect(seen.size).toBe(CELLS.length);
  });

  it('include an eighth of a larger table without facets, which differs for another seed', () => {
    expect(listDrawn(PLAIN, 1)).toHaveLength(3);
    expect(listDrawn(PLAIN, 2)).not.toEqual(listDrawn(PLAIN, 1));
  });

  it('include four rows of an even larger table', () => {
    expect(listDrawn(createTable('large', 400), 1)).toHaveLength(4);
  });
});
