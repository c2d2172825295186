const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Whether a text is a calendar day: ISO 8601 without a time. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  // `Date.parse` reads 30 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** When a day begins in a country, in the first of its time zones. */
export function findDayStart(day: string, country: string): string {
  return toMoment(Math.min(...listZones(country).map((zone) => toStart(Date.parse(day), zone))));
}

/** When a day ends in a country, in the last of its time zones. */
export function findDayEnd(day: string, country: string): string {
  return toMoment(Math.max(...listZones(country).map((zone) => toStart(Date.parse(day) + DAY_MS, zone))));
}

/** Older versions of Node have a property in place of the method. */
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

/** Converts a local time, given as if it were UTC, to the moment at which the zone's clocks show it. */
function toStart(utc: number, timeZone: string): number {
  // The Swedish format is ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const getOffset = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`) - time;
  const guess = utc - getOffset(utc);
  // The zone's offset may have changed between the two moments.
  return utc - getOffset(guess);
}

function toMoment(time: number): string {
  return new Date(time).toISOString();
}
