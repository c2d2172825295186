import type { Intl18n } from './create-intl.js';

/** Waits up to this long are counted down; longer ones are told as a time of day. */
const COUNTED_SECONDS = 15 * 60;

export interface Wait {
  /** Wall clock, milliseconds since 1970. */
  readonly until: number;
  readonly now: number;
  readonly hasTwelveHours: boolean;
}

/** A wait in words: minutes and seconds such as `1:05`, or, of a long one, when it ends: the time of day, and the day unless it is today. */
export function formatWait(intl: Intl18n, wait: Wait): { readonly isLong: boolean; readonly time: string } {
  const { until, now, hasTwelveHours } = wait;
  const seconds = Math.ceil((until - now) / 1_000);
  if (seconds > COUNTED_SECONDS) {
    const [day, today] = [until, now].map((at) => intl.date(new Date(at).toISOString()));
    const time = intl.time(until, hasTwelveHours);
    return { isLong: true, time: day === today ? time : `${day}, ${time}` };
  }
  return { isLong: false, time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}
