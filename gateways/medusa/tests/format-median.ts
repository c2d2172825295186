/** Formats the median of times for a printed line. No test asserts times, because other processes share the machine. */
export function formatMedian(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${(sorted[times.length >> 1] ?? 0).toFixed(1)} ms`;
}
