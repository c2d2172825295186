const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** Quantiles in whole milliseconds, for a line of a report. */
export function listQuantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return QUANTILES.map((share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN)).join('/');
}

/** How two samples differ, whatever their distribution. */
export interface Difference {
  /** Of all pairs of a time of each sample, the share in which the first one is longer, in per cent; 50 if they are alike. */
  readonly shareSlower: number;
  /** The statistic of the rank-sum test (Mann-Whitney); beyond about 2 in either direction, the samples differ at the level of 5 %. */
  readonly z: number;
}

export function rankSums(first: readonly number[], second: readonly number[]): Difference {
  const wins = first.flatMap((one) => second.map((other) => (one === other ? 0.5 : Number(one > other))));
  const count = wins.reduce((sum, win) => sum + win, 0);
  const [n, m] = [first.length, second.length];
  const z = (count - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { shareSlower: Math.round((count / (n * m)) * 1_000) / 10, z: Math.round(z * 100) / 100 };
}
