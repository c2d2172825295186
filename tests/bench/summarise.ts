import type { BenchRow, Figures } from './rows.js';

/** A miss within this share of the target is noise, if there were enough rounds. */
const NOISE = 0.15;
const ROUNDS_FOR_NOISE = 10;

export type Verdict = 'met' | 'within noise' | 'missed' | 'not measured';

export interface Summary {
  readonly rounds: number;
  readonly median: number;
  /** The interquartile range. */
  readonly spread: number;
  readonly verdict: Verdict;
}

/** The quantile of the values, interpolated between two of them. */
export function findQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The summary of a row over all rounds. Rounds without one of its figures are ignored. */
export function summarise({ figure, over, target }: BenchRow, rounds: readonly Figures[]): Summary {
  const values = rounds
    .map((figures) => pick(figures, figure) / (over === undefined ? 1 : pick(figures, over)))
    .filter((value) => Number.isFinite(value));
  const median = findQuantile(values, 0.5);
  const spread = findQuantile(values, 0.75) - findQuantile(values, 0.25);
  return { rounds: values.length, median, spread, verdict: judge(median, target, values.length) };
}

function judge(median: number, target: number, rounds: number): Verdict {
  if (rounds === 0) return 'not measured';
  if (median <= target) return 'met';
  return rounds >= ROUNDS_FOR_NOISE && median <= target * (1 + NOISE) ? 'within noise' : 'missed';
}

function pick(figures: Figures, name: string): number {
  if (!name.endsWith('*')) return figures[name] ?? NaN;
  const all = Object.entries(figures).filter(([known]) => known.startsWith(name.slice(0, -1)));
  return all.length === 0 ? NaN : Math.max(...all.map(([, value]) => value));
}
