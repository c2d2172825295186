import { createChance } from '../../demo/sandbox/scenarios/builders/create-chance.js';

/** Set by `npm run test:full`: corpora are gone through whole. */
const IS_FULL = process.env['ORDERS_FULL'] === '1';
const SEED = 20_261_121;

/**
 * A part of a corpus, the same at every run: of each kind in turn, until there are enough. The whole of it where the whole is asked
 * for.
 */
export function drawSample<Entry>(kinds: readonly (readonly Entry[])[], size: number): Entry[] {
  if (IS_FULL) return kinds.flat();
  const shuffled = kinds.map((entries, kind) => shuffle(entries, createChance(SEED + kind)));
  const rounds = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    shuffled.flatMap((entries) => entries.slice(round, round + 1)),
  );
  return inTurn.flat().slice(0, size);
}

function shuffle<Entry>(entries: readonly Entry[], next: () => number): Entry[] {
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
