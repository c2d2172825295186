import { drawCover } from './draw-cover.js';
import { SEED } from './test-run.js';

/** A test before it runs. `table`: where it stands in the sources; tests of one table stand at the same place. */
export interface DrawableTest {
  readonly table: string;
  /** What it stands for: its row, its column, any pair of such. */
  readonly facets: readonly string[];
}

/** Tables of no more rows than this are gone through whole. */
const SMALL = 4;
/** How much of a larger one is held at least, and how many rows that are at most: more are drawn for their facets alone. */
const SHARE = 1 / 8;
const MOST = 16;

/**
 * What of all tests a sampled run holds: every test that stands alone, small tables whole, and of the others an eighth, or sixteen, that
 * leave out no value of any facet its rows name.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  const tables = new Map<string, Test[]>();
  for (const test of tests) tables.set(test.table, [...(tables.get(test.table) ?? []), test]);
  return new Set([...tables.values()].flatMap((rows) => drawRows(rows, seed)));
}

function drawRows<Test extends DrawableTest>(rows: readonly Test[], seed: number): readonly Test[] {
  if (rows.length <= SMALL) return rows;
  const places = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, place) => place);
  const facets = places.map((place) => (row: Test) => row.facets[place] ?? '');
  return drawCover(rows, facets, { isWhole: false, seed, least: Math.min(MOST, Math.ceil(rows.length * SHARE)) });
}
