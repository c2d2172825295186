import { drawCover } from './draw-cover.js';
import { shuffle } from './shuffle.js';
import { SEED } from './test-run.js';

/** A test before it runs. `table`: where it stands in the sources; tests of one table stand at the same place. */
export interface DrawableTest {
  readonly table: string;
  /** What it stands for: its row, its column, any pair of such. */
  readonly facets: readonly string[];
  /** The file whose flows it is one of; absent for what proves a harness, which goes missing in no run. */
  readonly flowOf?: string | undefined;
}

/** Of tables of no more rows than this every second row is held: as a member or as a guest, wide or narrow. */
const SMALL = 4;
/** How much of a larger one is held at least, and how many rows that are at most: more are drawn for their facets alone. */
const SHARE = 1 / 8;
const MOST = 12;
/** How much of a file's flows that stand alone is held, where there are more of them than these. */
const SHARE_OF_FLOWS = 3 / 4;
const FEW_FLOWS = 3;

/**
 * What of all tests a sampled run holds: three in four of a file's flows that stand alone and all else that does, half of small tables, of
 * the others an eighth, or a dozen. No value of any facet that a test names is left out.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  const tables = [...groupBy(tests, ({ table }) => table).values()];
  const alone = tables.flatMap((rows) => (rows.length === 1 ? rows : []));
  const small = tables.filter(({ length }) => length > 1 && length <= SMALL);
  const large = tables.filter(({ length }) => length > SMALL);
  // By another seed each: not of every table its first row, not of every file its last flow.
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

/** What stands for something, and what is no flow, is a group of its own. */
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
  const places = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, place) => place);
  const facets = places.map((place) => (row: Test) => row.facets[place] ?? '');
  return drawCover(rows, facets, { isWhole: false, ...draw, least: Math.ceil(draw.least) });
}
