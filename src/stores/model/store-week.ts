import type { StoreClock } from './store-clock.js';
import { WEEKDAYS, type OpeningHours, type OpeningSpan, type Weekday } from './store.js';

const DAY_MS = 24 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thursday');

/** A day of a store. */
export interface DayHours {
  readonly day: Weekday;
  /** On the store's calendar: `2026-11-26`. Absent where its time zone is not known. */
  readonly date?: string;
  /** In their order; empty when closed. */
  readonly hours: readonly OpeningSpan[];
  readonly isToday: boolean;
  /** Has other hours than its weekday. */
  readonly isSpecial: boolean;
}

/**
 * Seven days, today at the store first. Without a clock nobody knows what day it is there: the week as it usually is, from Monday.
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

/** What holds on a day, counted from 1970: the hours of its date, else those of its weekday. */
export function getDayHours(hours: OpeningHours, day: number, isToday = false): DayHours {
  // Never below zero, whatever the clock says.
  const weekday = WEEKDAYS[(((day + FIRST_WEEKDAY) % 7) + 7) % 7] ?? 'monday';
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const special = hours.special.get(date);
  return { day: weekday, date, hours: special ?? hours.regular[weekday], isToday, isSpecial: special !== undefined };
}
