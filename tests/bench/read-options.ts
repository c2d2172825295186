import { ROW_NUMBERS } from './rows.js';

export interface BenchOptions {
  readonly rows: readonly number[];
  readonly runs: number;
}

const DEFAULT_RUNS = 10;

/** Reads options such as `--rows=6,7` and `--runs=10`. */
export function readOptions(given: readonly string[]): BenchOptions {
  const options = new Map(given.map((text) => toPair(text)));
  for (const name of options.keys()) {
    if (name !== '--rows' && name !== '--runs') throw new Error(`There is no option ${name}`);
  }
  const rows = options.get('--rows')?.split(',').map(Number) ?? ROW_NUMBERS;
  const unknown = rows.filter((row) => !ROW_NUMBERS.includes(row));
  if (unknown.length > 0) throw new Error(`The bench has the rows ${ROW_NUMBERS.join(', ')}`);
  const runs = Number(options.get('--runs') ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of rounds, 1 or more');
  return { rows, runs };
}

function toPair(text: string): readonly [name: string, value: string] {
  const [name = '', value = ''] = text.split('=', 2);
  return [name, value];
}
