import type { Guesses } from './guesses.js';

/** Misses after which a guest has to wait. */
const MISSES_ALLOWED = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** Counts a miss. Every fifth one starts a cool-down: 60 s at first, doubled each time, 15 min at most. */
export function countMiss(guesses: Guesses, now: number): Guesses {
  const misses = guesses.misses + 1;
  if (misses < MISSES_ALLOWED) return { ...guesses, misses };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** guesses.waits, LONGEST_WAIT_MS);
  return { misses: 0, waits: guesses.waits + 1, blockedUntil: Math.max(guesses.blockedUntil, now + wait) };
}

/** A hit clears the misses; the length of the next cool-down stays, or one known order would buy endless guesses. */
export function countHit(guesses: Guesses): Guesses {
  return { ...guesses, misses: 0 };
}
