import { shuffle } from './shuffle.js';
import { IS_FULL, SEED } from './test-run.js';

/** What a sample has to have of every entry there is: its row, its column, any pair of such. */
export type Facet<Entry> = (entry: Entry) => string;

/**
 * A part of a matrix that leaves out no value of any facet: whatever brings the most that is not there yet comes next, in an order
 * that the seed decides. `least`: how many there are at any rate. The whole of it where the whole is asked for.
 */
export function drawCover<Entry>(
  entries: readonly Entry[],
  facets: readonly Facet<Entry>[],
  { isWhole = IS_FULL, seed = SEED, least = 0 } = {},
): Entry[] {
  if (isWhole) return [...entries];
  const left = shuffle(entries, seed);
  const missing = new Set(entries.flatMap((entry) => listValues(entry, facets)));
  const count = (entry: Entry): number => listValues(entry, facets).filter((value) => missing.has(value)).length;
  const drawn = new Set<Entry>();
  while (missing.size > 0) {
    const best = left.reduce((one, other) => (count(other) > count(one) ? other : one));
    drawn.add(best);
    for (const value of listValues(best, facets)) missing.delete(value);
  }
  for (const entry of left) if (drawn.size < least) drawn.add(entry);
  return entries.filter((entry) => drawn.has(entry));
}

/** What of all entries a sample has nothing of, by the place of the facet in its list. */
export function listUncovered<Entry>(
  drawn: readonly Entry[],
  entries: readonly Entry[],
  facets: readonly Facet<Entry>[],
): string[] {
  const covered = new Set(drawn.flatMap((entry) => listValues(entry, facets)));
  const wanted = new Set(entries.flatMap((entry) => listValues(entry, facets)));
  return [...wanted].filter((value) => !covered.has(value));
}

function listValues<Entry>(entry: Entry, facets: readonly Facet<Entry>[]): string[] {
  return facets.map((facet, index) => `${index} ${facet(entry)}`);
}
