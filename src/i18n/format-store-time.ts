import { createFormatters, toClock } from './create-intl.js';
import { toDayFormat } from './format-day.js';

/** The language and the clock of store times. The clock follows the market, not the language. */
export interface StoreTimeFormat {
  readonly locale: string;
  readonly hasTwelveHourClock: boolean;
}

const formatters = createFormatters();
/** A Monday. All times are formatted in UTC, because they are local times of the store without a zone. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;

/**
 * Formats a time of day for a market. On a 12-hour clock, languages that use one by default omit the minutes of a full hour: `9 PM`.
 *
 * @param time such as `21:00`
 */
export function formatClockTime({ locale, hasTwelveHourClock }: StoreTimeFormat, time: string): string {
  const usual = formatters.getDateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle;
  const isShort = hasTwelveHourClock && usual === 'h12' && time.endsWith(':00');
  const clock = isShort ? ({ hour: 'numeric', hourCycle: 'h12' } as const) : toClock(hasTwelveHourClock);
  const format = formatters.getDateTimeFormat(locale, { ...clock, timeZone: 'UTC' });
  return format.format(Date.parse(`2024-01-01T${time}Z`));
}

/**
 * The name of a weekday.
 *
 * @param index 0 is Monday
 */
export function formatWeekday({ locale }: StoreTimeFormat, index: number): string {
  return formatters.getDateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + index * DAY_MS);
}

/**
 * A calendar day without its year.
 *
 * @param date such as `2026-11-26`
 */
export function formatCalendarDay({ locale }: StoreTimeFormat, date: string): string {
  return formatters.getDateTimeFormat(locale, { ...toDayFormat(locale), timeZone: 'UTC' }).format(Date.parse(date));
}

/** Joins several texts into a list. */
export function formatList({ locale }: StoreTimeFormat, texts: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);
}
