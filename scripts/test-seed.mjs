import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where there is no commit to draw by. */
const WITHOUT_GIT = 20_261_121;

/**
 * What samples and property tests are drawn by: the commit, so that each of them looks elsewhere and in time everything is looked at.
 * `ORDERS_TEST_SEED` is another number, or `random`. A drawn number goes into the environment with the first look, which hands it on,
 * as every process of a run has to draw the same.
 */
export function readSeed(environment = process.env) {
  const { ORDERS_TEST_SEED: asked } = environment;
  if (asked === 'random') environment.ORDERS_TEST_SEED = String(randomInt(2 ** 31));
  environment.ORDERS_TEST_SEED ??= String(readCommitSeed() ?? WITHOUT_GIT);
  const seed = Number(environment.ORDERS_TEST_SEED);
  if (!Number.isInteger(seed)) throw new RangeError(`ORDERS_TEST_SEED is a whole number or "random", not "${asked}"`);
  return seed;
}

/** What the seed of a run comes from, in a few words; to be asked before the seed is read. */
export function nameSeedSource(environment = process.env) {
  if (environment.ORDERS_TEST_SEED !== undefined) return 'of ORDERS_TEST_SEED';
  return readCommitSeed() === undefined ? 'without git always the same' : 'of the commit';
}

/** The first digits of the commit's hash as a number; nothing where git knows of no commit here. */
export function readCommitSeed(root = ROOT) {
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
