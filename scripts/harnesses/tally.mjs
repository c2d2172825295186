import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findHarness, HARNESSES } from './harnesses.mjs';

const FOLDER = join('.cache', 'harnesses');

/** Counts what the tests of one runner tried, by harness, and writes it down for the closing table. */
export class Tally {
  #counts = {};
  #root;

  constructor(root) {
    this.#root = root;
  }

  /** A test is over. `checks`: how many it held; `leftOut`: how many more the full run holds. */
  add(file, { checks, leftOut = 0, hasFailed }) {
    const count = this.#find(file);
    if (!count) return;
    count.tests += 1;
    count.checks += checks;
    count.leftOut += leftOut;
    count.failed += hasFailed ? 1 : 0;
  }

  /** A test that a sample has not, with as many checks as the full run holds in it. */
  leaveOut(file, checks) {
    const count = this.#find(file);
    if (count) count.leftOut += checks;
  }

  #find(file) {
    const name = findHarness(relative(this.#root, file).replaceAll(sep, '/'));
    return name === undefined ? undefined : (this.#counts[name] ??= { tests: 0, checks: 0, leftOut: 0, failed: 0 });
  }

  write(runner) {
    const folder = join(this.#root, FOLDER);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${runner}.json`), JSON.stringify(this.#counts));
  }
}

/** What an earlier run wrote down counts no longer. */
export function forgetTallies(root) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** What all runners wrote down: a row for each harness of which anything ran, in the order of the table. */
export function readTallies(root) {
  const folder = join(root, FOLDER);
  const tallies = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return HARNESSES.map(({ name }) => ({ name, ...sum(tallies.map((counts) => counts[name])) })).filter(
    ({ tests }) => tests > 0,
  );
}

function sum(counts) {
  const total = { tests: 0, checks: 0, leftOut: 0, failed: 0 };
  for (const count of counts) for (const key of Object.keys(total)) total[key] += count?.[key] ?? 0;
  return total;
}
