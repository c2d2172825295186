const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Calendar and clock of a store's time zone. A day is the number of days since 1 January 1970. */
export interface StoreClock {
  /** The day of a moment. */
  getDay(at: number): number;
  /**
   * The moment of a local time on a day, in milliseconds since 1970. A time that occurs twice means its first occurrence; a skipped time
   * is shifted by the length of the clock change.
   */
  toMoment(day: number, minutes: number): number;
}

/** The clock of a time zone, by its IANA name; absent for a name that the engine does not know. */
export function findStoreClock(timeZone: string): StoreClock | undefined {
  const format = findFormat(timeZone);
  if (!format) return undefined;
  /** The local time of a moment, as if it were UTC. */
  const toWall = (at: number): number => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const time = [read('hour'), read('minute'), read('second')] as const;
    return Date.UTC(read('year'), read('month') - 1, read('day'), ...time);
  };
  /** The offset from UTC. */
  const getOffset = (at: number): number => toWall(at) - Math.floor(at / 1_000) * 1_000;
  return {
    getDay: (at) => Math.floor(toWall(at) / DAY_MS),
    toMoment(day, minutes) {
      const wall = day * DAY_MS + minutes * MINUTE_MS;
      // No zone changes its clock twice within two days, so one of these offsets applies at the moment in question.
      const before = wall - getOffset(wall - DAY_MS);
      const after = wall - getOffset(wall + DAY_MS);
      const sound = [before, after].filter((at) => toWall(at) === wall);
      return sound.length > 0 ? Math.min(...sound) : before;
    },
  };
}

function findFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}
