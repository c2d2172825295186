const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar: ISO 8601, without a time. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  // `Date.parse` reads the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** When a day begins in a country. If it has several time zones, in the first of them. */
export function findDayStart(day: string, country: string): string {
  return toMoment(Math.min(...listZones(country).map((zone) => toStart(Date.parse(day), zone))));
}

/** When a day is over in a country. If it has several time zones, in the last of them. */
export function findDayEnd(day: string, country: string): string {
  return toMoment(Math.max(...listZones(country).map((zone) => toStart(Date.parse(day) + DAY_MS, zone))));
}

/** The property of older versions of Node became a method. */
interface ZonedLocale {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[] | undefined;
}

/** The time zones of a country. */
export function listZones(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country.toUpperCase()}`) as Intl.Locale & ZonedLocale;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 0 ? ['UTC'] : zones;
}

/** The moment that a zone's clocks show as this one in UTC. */
function toStart(utc: number, timeZone: string): number {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const getOffset = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`) - time;
  const guess = utc - getOffset(utc);
  // Clocks may have been changed between the two.
  return utc - getOffset(guess);
}

function toMoment(time: number): string {
  return new Date(time).toISOString();
}
