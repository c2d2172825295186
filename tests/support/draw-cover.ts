import { shuffle } from './shuffle.js';
import { SEED } from './test-run.js';

/** A value that a sample must cover for every entry: its row, its column, or a pair of them. */
export type Facet<Entry> = (entry: Entry) => string;

/**
 * Draws a sample of a matrix that covers every value of every facet: it repeatedly adds the entry that covers the most values that are still
 * missing, in an order that the seed determines.
 */
export function drawCover<Entry>(entries: readonly Entry[], facets: readonly Facet<Entry>[], seed = SEED): Entry[] {
  const left = shuffle(entries, seed);
  // Computed once, because each turn counts the values of every entry.
  const values = new Map(entries.map((entry) => [entry, listValues(entry, facets)]));
  const missing = new Set([...values.values()].flat());
  const count = (entry: Entry): number => values.get(entry)?.filter((value) => missing.has(value)).length ?? 0;
  const drawn = new Set<Entry>();
  while (missing.size > 0) {
    const best = findMost(left, count);
    if (best === undefined) break;
    drawn.add(best);
    for (const value of values.get(best) ?? []) missing.delete(value);
  }
  return entries.filter((entry) => drawn.has(entry));
}

/** The first of the entries with the highest count. */
function findMost<Entry>(entries: readonly Entry[], count: (entry: Entry) => number): Entry | undefined {
  let most = -1;
  let found: Entry | undefined;
  for (const entry of entries) {
    const counted = count(entry);
    if (counted > most) [most, found] = [counted, entry];
  }
  return found;
}

/** The values of all facets, by the index of the facet in its list. */
function listValues<Entry>(entry: Entry, facets: readonly Facet<Entry>[]): string[] {
  return facets.map((facet, index) => `${index} ${facet(entry)}`);
}
