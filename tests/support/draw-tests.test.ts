import { describe, expect, it } from 'vitest';
import { drawTests, type DrawableTest } from './draw-tests.js';

const SEEDS = [1, 2, 20_261_121];

/** The tests of one table, each with its facets. */
function createTable(table: string, rows: readonly (readonly string[])[]): readonly DrawableTest[] {
  return rows.map((facets) => ({ table, facets }));
}

const withoutFacets = (count: number): readonly (readonly string[])[] => Array.from({ length: count }, () => []);
const SINGLES = Array.from({ length: 64 }, (_, index) => createTable(`single ${index}`, [[]])).flat();
const LARGE = createTable('large', withoutFacets(400));
const KINDS = createTable(
  'kinds',
  Array.from({ length: 400 }, (_, row) => [`kind ${row % 20}`]),
);

/** The positions of the drawn tests among all of them. */
function listDrawn(tests: readonly DrawableTest[], seed: number): number[] {
  const drawn = drawTests(tests, seed);
  return tests.flatMap((test, index) => (drawn.has(test) ? [index] : []));
}

/** The positions that one of many seeds draws. */
function listDrawnInTime(tests: readonly DrawableTest[]): Set<number> {
  return new Set(Array.from({ length: 200 }, (_, seed) => listDrawn(tests, seed)).flat());
}

describe('the tests of a sampled run', () => {
  it.each(SEEDS)('include one in ten single tests, with seed %i', (seed) => {
    expect(listDrawn(SINGLES, seed)).toHaveLength(7);
    expect(listDrawn(SINGLES, seed)).toEqual(listDrawn(SINGLES, seed));
    expect(listDrawn(SINGLES, seed)).not.toEqual(listDrawn(SINGLES, seed + 1));
  });

  it.each(SEEDS)('count a large table as four tests, with seed %i', (seed) => {
    expect(drawTests([...SINGLES, ...LARGE], seed).size).toBe(Math.ceil(68 / 10));
    expect(listDrawn(LARGE, seed)).toHaveLength(1);
  });

  it.each(SEEDS)('count a table with facets as the rows that cover them, with seed %i', (seed) => {
    const drawn = listDrawn(KINDS, seed);
    expect(drawn).toHaveLength(Math.ceil(20 / 10));
    expect(new Set(drawn.map((row) => row % 20)).size).toBe(drawn.length);
  });

  it.each(SEEDS)('include a test that is always drawn, with seed %i', (seed) => {
    const always = { table: 'always', facets: [], isAlwaysDrawn: true };
    expect(drawTests([...SINGLES, always], seed)).toContain(always);
  });

  it('include at least one test', () => {
    expect(listDrawn(SINGLES.slice(0, 1), 1)).toEqual([0]);
  });

  it.each([
    ['single test', SINGLES],
    ['row of a table', createTable('rows', withoutFacets(12))],
    ['row of a table with facets', KINDS.slice(0, 40)],
  ])('include every %s in time', (_, tests) => {
    expect(listDrawnInTime(tests).size).toBe(tests.length);
  });
});
