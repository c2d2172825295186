import { createChance } from '../../demo/sandbox/scenarios/builders/create-chance.js';

/** The same entries in an order that depends only on the seed. */
export function shuffle<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  const next = createChance(seed);
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
