import { drawCover } from './draw-cover.js';
import { shuffle } from './shuffle.js';
import { SEED } from './test-run.js';

/** A test before it runs. `table` is its position in the sources; tests of one table share a position. */
export interface DrawableTest {
  readonly table: string;
  /** The values that it covers: its row, its column, or a pair of them. */
  readonly facets: readonly string[];
  /** The file whose flow it is; absent for a test that proves a harness, which is in every run. */
  readonly flowOf?: string | undefined;
}

/** Tables up to this size run every other row: as a member or as a guest, wide or narrow. */
const SMALL = 4;
/** The share of a larger table that is drawn, and its maximum; more rows are drawn only if their facets require it. */
const SHARE = 1 / 8;
const MOST = 8;
/** The share of a file's single flows, if there are more of them than these. */
const SHARE_OF_FLOWS = 1 / 2;
const FEW_FLOWS = 3;

/**
 * Selects the tests of a sampled run: half of the single flows of each file, all other single tests, half of each small table, and an eighth
 * of each larger one, eight rows at most. The sample covers every value of every facet that a test names.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  const tables = [...groupBy(tests, ({ table }) => table).values()];
  const alone = tables.flatMap((rows) => (rows.length === 1 ? rows : []));
  const small = tables.filter(({ length }) => length > 1 && length <= SMALL);
  const large = tables.filter(({ length }) => length > SMALL);
  // Each with a different seed, so that not every table runs its first row, nor every file its last flow.
  const draw = (rows: readonly Test[], turn: number) => drawRows(rows, { seed: seed + turn, least: rows.length / 2 });
  return new Set([
    ...[...groupBy(alone, toFlow).values()].flatMap((flows, turn) => drawFlows(flows, seed + turn)),
    ...small.flatMap(draw),
    ...large.flatMap((rows) => drawRows(rows, { seed, least: Math.min(MOST, rows.length * SHARE) })),
  ]);
}

function groupBy<Entry>(entries: readonly Entry[], toKey: (entry: Entry) => string): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(toKey(entry), [...(groups.get(toKey(entry)) ?? []), entry]);
  return groups;
}

/** Tests with facets, and tests that are no flow, form a group of their own. */
function toFlow({ table, facets, flowOf }: DrawableTest): string {
  return flowOf !== undefined && facets.length === 0 ? flowOf : table;
}

function drawFlows<Test>(flows: readonly Test[], seed: number): readonly Test[] {
  return flows.length <= FEW_FLOWS ? flows : shuffle(flows, seed).slice(0, Math.ceil(flows.length * SHARE_OF_FLOWS));
}

interface Draw {
  readonly seed: number;
  readonly least: number;
}

function drawRows<Test extends DrawableTest>(rows: readonly Test[], draw: Draw): readonly Test[] {
  const indexes = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, index) => index);
  const facets = indexes.map((index) => (row: Test) => row.facets[index] ?? '');
  return drawCover(rows, facets, { isWhole: false, ...draw, least: Math.ceil(draw.least) });
}
