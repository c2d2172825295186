import { drawCover } from './draw-cover.js';
import { SEED } from './test-run.js';

/** A test before it runs. `table`: where it stands in the sources; tests of one table stand at the same place. */
export interface DrawableTest {
  readonly table: string;
  /** What it stands for: its row, its column, any pair of such. */
  readonly facets: readonly string[];
}

/** Of tables of no more rows than this every second row is held: as a member or as a guest, wide or narrow. */
const SMALL = 4;
/** How much of a larger one is held at least, and how many rows that are at most: more are drawn for their facets alone. */
const SHARE = 1 / 8;
const MOST = 12;

/**
 * What of all tests a sampled run holds: every test that stands alone, half of small tables, of the others an eighth, or a dozen. No
 * value of any facet that the rows of a table name is left out.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  const tables = new Map<string, Test[]>();
  for (const test of tests) tables.set(test.table, [...(tables.get(test.table) ?? []), test]);
  const [small, large] = [true, false].map((isSmall) =>
    [...tables.values()].filter(({ length }) => length <= SMALL === isSmall),
  );
  return new Set([
    // By another seed each: not of every table its first row.
    ...(small ?? []).flatMap((rows, turn) => drawRows(rows, { seed: seed + turn, least: Math.ceil(rows.length / 2) })),
    ...(large ?? []).flatMap((rows) => drawRows(rows, { seed, least: Math.min(MOST, Math.ceil(rows.length * SHARE)) })),
  ]);
}

interface Draw {
  readonly seed: number;
  readonly least: number;
}

function drawRows<Test extends DrawableTest>(rows: readonly Test[], draw: Draw): readonly Test[] {
  const places = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, place) => place);
  const facets = places.map((place) => (row: Test) => row.facets[place] ?? '');
  return drawCover(rows, facets, { isWhole: false, ...draw });
}
