/** The median of times, for a printed line: the machine is shared, so no test asserts them. */
export function formatMedian(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${(sorted[times.length >> 1] ?? 0).toFixed(1)} ms`;
}
