import { drawCover } from './draw-cover.js';
import { shuffle } from './shuffle.js';
import { SEED } from './test-run.js';

/** A test before it runs. */
export interface DrawableTest {
  /** Its position in the sources; tests of one table share a position. */
  readonly table: string;
  /** The values that it covers: its row, its column, or a pair of them. */
  readonly facets: readonly string[];
  /** Every sampled run includes it. */
  readonly isAlwaysDrawn?: boolean;
}

/** The maximum number of rows that stand for a table without facets. */
const MOST_ROWS = 4;
/** One in this many candidates runs. */
const SHARE = 10;

/**
 * Selects the tests of a sampled run. Candidates are all single tests, the rows of each table that together cover every value of every facet,
 * and four rows of each table without facets. One in ten of them runs, and the tests that are always drawn. The seed of each commit
 * draws others.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  // Each table has a seed of its own, so that not all draw the same row. None has the seed of the shuffle below.
  const candidates = groupByTable(tests).flatMap((rows, index) => drawCandidates(rows, seed + index + 1));
  const drawn = shuffle(candidates, seed).slice(0, Math.ceil(candidates.length / SHARE));
  return new Set([...tests.filter(({ isAlwaysDrawn }) => isAlwaysDrawn), ...drawn]);
}

function groupByTable<Test extends DrawableTest>(tests: readonly Test[]): (readonly Test[])[] {
  const tables = new Map<string, Test[]>();
  for (const test of tests) tables.set(test.table, [...(tables.get(test.table) ?? []), test]);
  return [...tables.values()];
}

function drawCandidates<Test extends DrawableTest>(rows: readonly Test[], seed: number): readonly Test[] {
  const indexes = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, index) => index);
  if (indexes.length === 0) return shuffle(rows, seed).slice(0, MOST_ROWS);
  const facets = indexes.map((index) => (row: Test) => row.facets[index] ?? '');
  return drawCover(rows, facets, seed);
}
