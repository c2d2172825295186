import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { inRoot } from './paths.js';

/** The seed of a checkout without git. */
const WITHOUT_GIT = 20_261_121;

/**
 * The seed of samples and property tests: `ORDERS_TEST_SEED` (a whole number, or `random`), else the commit's hash, so that every commit
 * tests another part. The first call writes the number into the environment, because all processes of a run must draw the same.
 */
export function readSeed(environment = process.env): number {
  const { ORDERS_TEST_SEED: given } = environment;
  if (given === 'random') environment['ORDERS_TEST_SEED'] = String(randomInt(2 ** 31));
  const seed = Number((environment['ORDERS_TEST_SEED'] ??= String(readCommitSeed() ?? WITHOUT_GIT)));
  if (!Number.isInteger(seed) || seed < 0)
    throw new RangeError(`ORDERS_TEST_SEED must be a whole number or "random", not "${given}".`);
  return seed;
}

/** The first digits of the commit's hash; undefined where git has no commit. */
export function readCommitSeed(root = inRoot()): number | undefined {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(hash.slice(0, 7), 16);
  } catch {
    return undefined;
  }
}
