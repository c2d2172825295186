import { randomInt } from 'node:crypto';

/** Of every run that asks for no other: what is drawn says something about the change, and not about luck. */
const USUAL = 20_261_121;

/**
 * What samples and property tests are drawn by. `ORDERS_TEST_SEED` is another number, or `random`: that becomes a number with the
 * first look, which the environment hands on, as every process of a run has to draw the same.
 */
export function readSeed(environment = process.env) {
  const { ORDERS_TEST_SEED: asked } = environment;
  if (asked === 'random') environment.ORDERS_TEST_SEED = String(randomInt(2 ** 31));
  const seed = Number(environment.ORDERS_TEST_SEED ?? USUAL);
  if (!Number.isInteger(seed)) throw new RangeError(`ORDERS_TEST_SEED is a whole number or "random", not "${asked}"`);
  return seed;
}
