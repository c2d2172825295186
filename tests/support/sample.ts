import { shuffle } from './shuffle.js';
import { IS_FULL, SEED } from './test-run.js';

/** The share of slow unit tests in every run but the full one. The seed of each commit draws others. */
const SHARE = 1 / 4;

/** A quarter of the rows of a slow table; all of them in a full run. */
export function sampleRows<Row>(rows: readonly Row[]): readonly Row[] {
  return IS_FULL ? rows : shuffle(rows, SEED).slice(0, sampleCount(rows.length));
}

/** A quarter of the repetitions of a slow test; all of them in a full run. */
export function sampleCount(count: number): number {
  return IS_FULL ? count : Math.ceil(count * SHARE);
}
