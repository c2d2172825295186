import { SURFACES } from '../../surfaces/surfaces.js';
import type { Surface } from '../../surfaces/surface.js';
import { shuffle } from '../../support/shuffle.js';
import { IS_FULL, SEED } from '../../support/test-run.js';
import { LOOKS, type Direction, type Look } from './looks.js';

/** A surface that is opened once in one direction, and the looks in which it is checked. */
export interface Visit {
  readonly surface: Surface;
  readonly direction: Direction;
  readonly looks: readonly Look[];
}

const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];
/** The surfaces of each element are opened in these directions in turn: ltr has most of the looks. */
const TURNS: readonly Direction[] = ['ltr', 'rtl', 'ltr'];
/** In addition to the first look, which is the widest. */
const LOOKS_OF_A_VISIT: Readonly<Record<Direction, number>> = { ltr: 2, rtl: 2 };

/** Every surface, in both directions, in every look. */
export const VISITS: readonly Visit[] = DIRECTIONS.flatMap((direction) =>
  SURFACES.map((surface) => ({ surface, direction, looks: LOOKS[direction] })),
);

/** The visits of this run: all of them, or a sample. */
export const DRAWN_VISITS: readonly Visit[] = IS_FULL ? VISITS : drawVisits(SEED);

/**
 * Every surface once, and every element in both directions. In each direction the first surface of an element gets every look; the others
 * get the first look and, in turn, some of the others.
 */
export function drawVisits(seed: number): Visit[] {
  return [...new Set(SURFACES.map(({ tag }) => tag))].flatMap((tag, index) => {
    const drawn = shuffle(
      SURFACES.filter((surface) => surface.tag === tag),
      seed + index,
    );
    return DIRECTIONS.flatMap((direction) => {
      const turn = drawn.filter(
        (_, position) => drawn.length < TURNS.length || TURNS[position % TURNS.length] === direction,
      );
      return turn.map((surface, position) => ({ surface, direction, looks: chooseLooks(direction, position) }));
    });
  });
}

function chooseLooks(direction: Direction, position: number): readonly Look[] {
  const looks = LOOKS[direction];
  const [first, ...others] = looks;
  if (position === 0) return looks;
  const size = LOOKS_OF_A_VISIT[direction];
  const chosen = Array.from({ length: size }, (_, index) => others[(position * size + index) % others.length]);
  return looks.filter((look) => look === first || chosen.includes(look));
}

/** Each surface, and each element in each look of each direction. */
export function listSeen(visits: readonly Visit[]): string[] {
  const seen = visits.flatMap(({ surface, direction, looks }) => [
    surface.name,
    ...looks.map(({ name }) => `${surface.tag}, ${direction}, ${name}`),
  ]);
  return [...new Set(seen)].sort();
}
