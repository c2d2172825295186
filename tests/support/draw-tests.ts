import { drawCover } from './draw-cover.js';
import { shuffle } from './shuffle.js';
import { SEED } from './test-run.js';

/** A test before it runs. */
export interface DrawableTest {
  /** Its position in the sources; tests of one table share a position. */
  readonly table: string;
  /** The values that it covers: its row, its column, or a pair of them. */
  readonly facets: readonly string[];
  readonly file: string;
}

/** Tables up to this size are drawn like single tests. */
const SMALL = 4;
/** The share of the single tests of a file, and of a small table. */
const SHARE = 1 / 3;
/** The share of a larger table without facets, and its maximum. */
const SHARE_OF_LARGE = 1 / 8;
const MOST = 4;
/** The share of the rows that together cover every facet of a table. */
const SHARE_OF_COVER = 1 / 2;

/**
 * Selects the tests of a sampled run: a third of the single tests of each file and of each small table, an eighth of each larger table, four
 * rows at most, and half of the rows that cover every value of every facet that its tests name. The seed of each commit draws others.
 */
export function drawTests<Test extends DrawableTest>(tests: readonly Test[], seed = SEED): ReadonlySet<Test> {
  const tables = [...groupBy(tests, ({ table }) => table).values()];
  const alone = tables.flatMap((rows) => (rows.length === 1 ? rows : []));
  const groups = [
    ...groupBy(alone, ({ file }) => file).values(),
    ...tables.filter(({ length }) => length > 1 && length <= SMALL),
  ];
  const large = tables.filter(({ length }) => length > SMALL);
  // Each with a different seed, so that not every table runs its first row, nor every file its last test.
  return new Set([
    ...groups.flatMap((rows, turn) => drawShare(rows, SHARE, seed + turn)),
    ...large.flatMap((rows, turn) => drawLarge(rows, seed + turn)),
  ]);
}

function groupBy<Entry>(entries: readonly Entry[], toKey: (entry: Entry) => string): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(toKey(entry), [...(groups.get(toKey(entry)) ?? []), entry]);
  return groups;
}

function drawShare<Test>(rows: readonly Test[], share: number, seed: number): readonly Test[] {
  return shuffle(rows, seed).slice(0, Math.ceil(rows.length * share));
}

function drawLarge<Test extends DrawableTest>(rows: readonly Test[], seed: number): readonly Test[] {
  const indexes = Array.from({ length: Math.max(...rows.map(({ facets }) => facets.length)) }, (_, index) => index);
  const facets = indexes.map((index) => (row: Test) => row.facets[index] ?? '');
  const cover = drawShare(drawCover(rows, facets, { isWhole: false, seed }), SHARE_OF_COVER, seed);
  const least = Math.min(MOST, rows.length * SHARE_OF_LARGE);
  return cover.length < least ? drawShare(rows, least / rows.length, seed) : cover;
}
