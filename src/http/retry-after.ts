/** A wait of nothing would be a second try at once. */
const SHORTEST_MS = 1_000;
/** The shopper is told a time of day, and dates end: no header makes a time that cannot be said. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Reads a `Retry-After` header: seconds, or a date.
 *
 * @returns milliseconds from `now`, one second at least and a day at most; absent where the header is, or where it says nothing readable
 */
export function findRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^-?\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}
