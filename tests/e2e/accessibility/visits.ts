import { SURFACES } from '../../surfaces/surfaces.js';
import type { Surface } from '../../surfaces/surface.js';
import { shuffle } from '../../support/shuffle.js';
import { IS_SAMPLED, SEED } from '../../support/test-run.js';
import { LOOKS, type Direction, type Look } from './looks.js';

/** A surface that is opened once in one direction, and the looks in which it is checked. */
export interface Visit {
  readonly surface: Surface;
  readonly direction: Direction;
  readonly looks: readonly Look[];
}

const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
/** The looks of a visit in a sampled run. */
const SAMPLED_LOOKS = 3;

/** Every surface in both directions, in every look; in a sampled run in three looks, which differ from visit to visit. */
export const VISITS: readonly Visit[] = DIRECTIONS.flatMap((direction) =>
  SURFACES.map((surface, index) => ({ surface, direction, looks: chooseLooks(LOOKS[direction], SEED + index) })),
);

/** Keeps the order, because the size of the page may only change in one direction. */
function chooseLooks(looks: readonly Look[], seed: number): readonly Look[] {
  if (!IS_SAMPLED) return looks;
  const chosen = shuffle(looks, seed).slice(0, SAMPLED_LOOKS);
  return looks.filter((look) => chosen.includes(look));
}
