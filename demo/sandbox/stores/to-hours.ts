import type { WireStoreHours } from '../../../contract/wire-store.js';
import { WEEKDAYS, type Weekday } from '../../../src/stores/model/store.js';

const DAY_MS = 24 * 3_600_000;

type Openings = NonNullable<WireStoreHours['regularHours'][Weekday]>;
type SpecialDay = NonNullable<WireStoreHours['specialHours']>[number];

/** Opening and closing time by weekday, such as `10:00-21:00`; a day without hours is closed. */
export type WeekPlan = Readonly<Partial<Record<Weekday, string | undefined>>>;

/** The fields that contain the hours; services differ. */
export type HoursStyle = 'duration' | 'end';

export const EVERY_DAY = (hours: string): WeekPlan => Object.fromEntries(WEEKDAYS.map((day) => [day, hours]));

/** Returns the calendar date at a place, some days from now. */
export function toDate(now: number, timeZone: string, inDays = 0): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now + inDays * DAY_MS);
}

/** Tells whether the local time of a place is within the day's hours, such as `10:00-21:00`. */
export function isWithin(now: number, timeZone: string, hours: string): boolean {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  const [opens = '', closes = ''] = hours.split('-');
  return opens <= time && time < closes;
}

export function toRegularHours(week: WeekPlan, style: HoursStyle): WireStoreHours['regularHours'] {
  const days = WEEKDAYS.map((day): [Weekday, Openings] => {
    const { [day]: hours } = week;
    return [day, hours === undefined ? [{ startTime: '00:00', duration: 'PT0S' }] : [toOpening(hours, style)]];
  });
  return Object.fromEntries(days);
}

export function toSpecialDay(date: string, hours: string): SpecialDay {
  return { date, ...toOpening(hours, 'duration') };
}

export function toClosedDay(date: string): SpecialDay {
  return { date, startTime: '00:00', duration: 'PT0S' };
}

function toOpening(hours: string, style: HoursStyle): Openings[number] {
  const [opens = '', closes = ''] = hours.split('-');
  if (style === 'end') return { start: opens, end: closes };
  const [from, to] = [toMinutes(opens), toMinutes(closes)];
  const minutes = to > from ? to - from : to + 24 * 60 - from;
  const rest = minutes % 60;
  return { startTime: opens, duration: `PT${Math.floor(minutes / 60)}H${rest === 0 ? '' : `${rest}M`}` };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
