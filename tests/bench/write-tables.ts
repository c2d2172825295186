import type { BenchRow, Figures } from './rows.js';
import { findQuantile, summarise } from './summarise.js';

const DIGITS: Readonly<Record<BenchRow['unit'], number>> = { ratio: 2, ms: 0, shift: 3 };

/** Writes the table of verdicts. */
export function writeVerdicts(rows: readonly BenchRow[], rounds: readonly Figures[]): string {
  const lines = rows.map((row) => {
    const { median, spread, verdict, rounds: count } = summarise(row, rounds);
    const format = (value: number): string => (Number.isNaN(value) ? '-' : formatValue(value, row.unit));
    const target = `<= ${formatValue(row.target, row.unit)}`;
    return [row.row, row.what, target, format(median), format(spread), count, verdict];
  });
  return writeTable(['row', 'what', 'target', 'median', 'spread', 'rounds', 'verdict'], lines);
}

/** Writes the figures behind the verdicts: times in milliseconds are valid on this machine only. Views without a shift are left out. */
export function writeFigures(rounds: readonly Figures[]): string {
  const names = [...new Set(rounds.flatMap((figures) => Object.keys(figures)))];
  const lines = names.flatMap((name) => {
    const values = rounds.flatMap((figures) => figures[name] ?? []);
    const isShift = name.startsWith('shift ');
    const [least, median, most] = [0, 0.5, 1].map((share) => findQuantile(values, share));
    if (isShift && most === 0) return [];
    const unit = isShift ? 'shift' : 'ms';
    return [[name, ...[least, median, most].map((value = NaN) => value.toFixed(isShift ? 3 : 1)), unit]];
  });
  return writeTable(['figure', 'least', 'median', 'most', 'unit'], lines);
}

function formatValue(value: number, unit: BenchRow['unit']): string {
  return `${value.toFixed(DIGITS[unit])}${unit === 'ms' ? ' ms' : ''}`;
}

function writeTable(heads: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
