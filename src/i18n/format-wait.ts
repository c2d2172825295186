import type { Intl18n } from './create-intl.js';

/** Waits up to this long are shown as a countdown; for longer ones, the time of day at their end is shown. */
const COUNTED_SECONDS = 15 * 60;

export interface Wait {
  /** Wall clock, milliseconds since 1970. */
  readonly until: number;
  readonly now: number;
  readonly hasTwelveHours: boolean;
}

/** Formats a wait: minutes and seconds such as `1:05`, or, for a long one, the time of day at its end, with the date unless it is today. */
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
