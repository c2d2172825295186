import { createFormatters, toClock } from './create-intl.js';

/** Which language speaks, on which clock: it follows the market, not the language. */
export interface StoreTongue {
  readonly locale: string;
  readonly hasTwelveHourClock: boolean;
}

const formatters = createFormatters();
/** A Monday. All times are said as those of UTC: they are a clock's, and of no zone. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;

/**
 * A time of a clock, in a market's way. A language that counts to twelve by itself leaves the minutes of a full hour out: `9 PM`.
 *
 * @param time as `21:00`
 */
export function formatClockTime({ locale, hasTwelveHourClock }: StoreTongue, time: string): string {
  const usual = formatters.getDateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle;
  const isShort = hasTwelveHourClock && usual === 'h12' && time.endsWith(':00');
  const clock = isShort ? ({ hour: 'numeric', hourCycle: 'h12' } as const) : toClock(hasTwelveHourClock);
  const format = formatters.getDateTimeFormat(locale, { ...clock, timeZone: 'UTC' });
  return format.format(Date.parse(`2024-01-01T${time}Z`));
}

/** The name of a weekday. `index`: 0 is Monday. */
export function formatWeekday({ locale }: StoreTongue, index: number): string {
  return formatters.getDateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + index * DAY_MS);
}

/** A day of the calendar, without its year. `date`: as `2026-11-26`. */
export function formatCalendarDay({ locale }: StoreTongue, date: string): string {
  return formatters
    .getDateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(Date.parse(date));
}

/** Several things side by side. */
export function formatList({ locale }: StoreTongue, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);
}
