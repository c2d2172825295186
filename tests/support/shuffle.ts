import { createRandom } from '../../demo/sandbox/scenarios/builders/create-random.js';

/** The same entries in an order that depends only on the seed. */
export function shuffle<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  const next = createRandom(seed);
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
