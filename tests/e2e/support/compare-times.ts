import { findQuantile } from '../../bench/summarise.js';

const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

/**
 * A line about two samples of times: their quantiles, and the statistic of the rank-sum test (Mann-Whitney). Beyond 2 in either direction,
 * samples from the same distribution are unlikely (5 %).
 */
export function compareTimes(right: readonly number[], wrong: readonly number[]): string {
  return `p5/p25/p50/p75/p95 in ms: right ${listQuantiles(right)}, wrong ${listQuantiles(wrong)}; z = ${getRankSum(right, wrong).toFixed(2)}`;
}

function listQuantiles(times: readonly number[]): string {
  return QUANTILES.map((share) => Math.round(findQuantile(times, share))).join('/');
}

/** Positive if the times of the first sample tend to be longer. */
function getRankSum(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) => second.map((other) => (one === other ? 0.5 : Number(one > other))));
  const count = wins.reduce((sum, win) => sum + win, 0);
  const [n, m] = [first.length, second.length];
  return (count - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
