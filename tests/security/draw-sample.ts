import { shuffle } from '../support/shuffle.js';
import { IS_FULL, SEED } from '../support/test-run.js';

/** A part of a corpus, the same in every run: entries of each kind in turn until there are enough. The whole corpus in a full run. */
export function drawSample<Entry>(kinds: readonly (readonly Entry[])[], size: number): Entry[] {
  if (IS_FULL) return kinds.flat();
  const shuffled = kinds.map((entries, kind) => shuffle(entries, SEED + kind));
  const rounds = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    shuffled.flatMap((entries) => entries.slice(round, round + 1)),
  );
  return inTurn.flat().slice(0, size);
}
