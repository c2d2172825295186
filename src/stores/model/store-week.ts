import type { StoreClock } from './store-clock.js';
import { WEEKDAYS, type OpeningHours, type OpeningSpan, type Weekday } from './store.js';

const DAY_MS = 24 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thursday');

/** The opening hours of one day. */
export interface DayHours {
  readonly day: Weekday;
  /** In the store's time zone: `2026-11-26`. Absent if its time zone is unknown. */
  readonly date?: string;
  /** In order of time; empty if closed. */
  readonly hours: readonly OpeningSpan[];
  readonly isToday: boolean;
  /** The date has other hours than its weekday. */
  readonly isSpecial: boolean;
}

/**
 * Seven days, starting with today in the store's time zone. Without a known time zone, the regular week from Monday.
 *
 * @param now milliseconds since 1970
 */
export function listStoreWeek(hours: OpeningHours, clock: StoreClock | undefined, now: number): DayHours[] {
  if (!clock) {
    return WEEKDAYS.map((day) => ({ day, hours: hours.regular[day], isToday: false, isSpecial: false }));
  }
  const today = clock.getDay(now);
  return WEEKDAYS.map((_, index) => getDayHours(hours, today + index, index === 0));
}

/** The hours of a day, counted from 1970: those of its date, or else those of its weekday. */
export function getDayHours(hours: OpeningHours, day: number, isToday = false): DayHours {
  // The second modulo keeps the result positive for days before 1970.
  const weekday = WEEKDAYS[(((day + FIRST_WEEKDAY) % 7) + 7) % 7] ?? 'monday';
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const special = hours.special.get(date);
  return { day: weekday, date, hours: special ?? hours.regular[weekday], isToday, isSpecial: special !== undefined };
}
