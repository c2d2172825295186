// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BENCH_FLOWS } from './measure/flows.js';
import { readOptions } from './read-options.js';
import { ROW_NUMBERS, ROWS, type BenchRow, type Figures } from './rows.js';
import { findQuantile, summarise } from './summarise.js';
import { writeFigures, writeVerdicts } from './write-tables.js';

const RATIO: BenchRow = {
  row: 6,
  what: 'planted',
  figure: 'start us',
  over: 'start floor',
  target: 1.5,
  unit: 'ratio',
};

/** Rounds in which the floor page takes 100 ms. */
const toRounds = (values: readonly number[]): Figures[] => values.map((us) => ({ 'start us': us, 'start floor': 100 }));
const repeat = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

describe('the summary of a bench', () => {
  it('shows the median and the interquartile range', () => {
    expect(findQuantile([9, 1, 5], 0.5)).toBe(5);
    expect(findQuantile([4, 1, 2, 3], 0.5)).toBe(2.5);
    expect(summarise(RATIO, toRounds([100, 110, 120, 130, 900]))).toMatchObject({ median: 1.2, rounds: 5 });
    expect(summarise(RATIO, toRounds([100, 110, 120, 130, 900])).spread).toBeCloseTo(0.2);
  });

  it('divides figures of the same round, so that a busy moment affects both', () => {
    const rounds = [...toRounds([120, 120]), { 'start us': 1_200, 'start floor': 1_000 }];
    expect(summarise(RATIO, rounds)).toMatchObject({ median: 1.2, spread: 0, verdict: 'met' });
  });

  it.each([
    { values: repeat(150, 10), verdict: 'met' },
    { values: repeat(172, 10), verdict: 'within noise' },
    { values: repeat(173, 10), verdict: 'missed' },
    { values: repeat(172, 9), verdict: 'missed' },
    { values: [], verdict: 'not measured' },
  ])('says $verdict of $values', ({ values, verdict }) => {
    expect(summarise(RATIO, toRounds(values)).verdict).toBe(verdict);
  });

  it('ignores rounds that lack a figure', () => {
    expect(summarise(RATIO, [...toRounds([120]), { 'start us': 900 }])).toMatchObject({ rounds: 1, median: 1.2 });
  });

  it('takes the worst of all figures if the row ends with an asterisk', () => {
    const row: BenchRow = { row: 13, what: 'planted', figure: 'shift *', target: 0.02, unit: 'shift' };
    const figures = { 'shift one': 0, 'shift other': 0.3, 'start us': 700 };
    expect(summarise(row, [figures])).toMatchObject({ median: 0.3, verdict: 'missed' });
  });
});

describe('the table of a bench', () => {
  it('prints a planted miss as a miss', () => {
    const [, , line] = writeVerdicts([RATIO], toRounds(repeat(200, 10))).split('\n');
    expect(line).toBe('| 6 | planted | <= 1.50 | 2.00 | 0.00 | 10 | missed |');
  });

  it('prints a row without measurements as not measured', () => {
    expect(writeVerdicts([RATIO], [])).toContain('| - | - | 0 | not measured |');
  });

  it('omits views without a layout shift', () => {
    const text = writeFigures([{ 'start us': 120, 'shift one': 0, 'shift other': 0.3 }]);
    expect(text).toContain('| start us | 120.0 | 120.0 | 120.0 | ms |');
    expect(text).toContain('| shift other | 0.300 |');
    expect(text).not.toContain('shift one');
  });
});

describe('the rows of a bench', () => {
  it('are the timed budgets, each with its target', () => {
    expect(ROW_NUMBERS).toEqual([6, 7, 9, 10, 11, 12, 13]);
    expect(ROWS.filter(({ target }) => !(target > 0))).toEqual([]);
    expect(ROWS.filter(({ unit, over }) => (unit === 'ratio') !== (over !== undefined))).toEqual([]);
  });

  it.each([
    { row: 6, targets: [1.4, 0.62, 0.45, 1.75, 0.8, 0.55] },
    { row: 7, targets: [0.75, 0.2] },
    { row: 9, targets: [3.5, 1, 0.8] },
    { row: 10, targets: [1.4] },
    { row: 11, targets: [0.25] },
    { row: 12, targets: repeat(100, BENCH_FLOWS.length + 1) },
    { row: 13, targets: [0.02] },
  ])('of $row ask for $targets', ({ row, targets }) => {
    expect(ROWS.filter((known) => known.row === row).map(({ target }) => target)).toEqual(targets);
  });
});

describe('the options of a bench', () => {
  it('default to every row and ten rounds', () => {
    expect(readOptions([])).toEqual({ rows: ROW_NUMBERS, runs: 10 });
    expect(readOptions(['--rows=6,13', '--runs=1'])).toEqual({ rows: [6, 13], runs: 1 });
  });

  it.each(['--rows=8', '--runs=0', '--runs=many', '--quick'])('reject %s', (option) => {
    expect(() => readOptions([option])).toThrow();
  });
});
