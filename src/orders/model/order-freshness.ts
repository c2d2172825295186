import type { Order } from './order.js';

/** Long enough for going back and forth, short enough for tracking. */
const LONGEST_AGE_MS = 5 * 60_000;

/**
 * True when an order has to be read again before it is shown as current: the server asks for it, or it is older than five
 * minutes. How old the answer already was when it came counts; an age that is none counts as 0.
 *
 * @param readAt wall-clock milliseconds at which the answer came
 * @param now wall-clock milliseconds
 */
export function isOrderStale(
  { shouldRefresh, ageSeconds }: Pick<Order, 'shouldRefresh' | 'ageSeconds'>,
  readAt: number,
  now: number,
): boolean {
  // A clock that was set back tells nothing of the age.
  if (shouldRefresh || now < readAt) return true;
  const ageMs = Number.isFinite(ageSeconds) ? Math.max(0, ageSeconds) * 1_000 : 0;
  return now - readAt + ageMs > LONGEST_AGE_MS;
}
