const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Calendar and clock at a store, wherever the shopper is. A day is a number: how many came after 1 January 1970. */
export interface StoreClock {
  /** The day that a moment belongs to. */
  getDay(at: number): number;
  /**
   * When a time of the clock comes on a day, milliseconds since 1970. A time that the clock shows twice is its first; one that it
   * leaves out is as long after the change as it should have been after what was left out.
   */
  toMoment(day: number, minutes: number): number;
}

/** The clock of a time zone, by its IANA name; absent for a name that the engine does not know. */
export function findStoreClock(timeZone: string): StoreClock | undefined {
  const format = findFormat(timeZone);
  if (!format) return undefined;
  /** What the clock shows at a moment, as if it were a moment of UTC. */
  const toWall = (at: number): number => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const time = [read('hour'), read('minute'), read('second')] as const;
    return Date.UTC(read('year'), read('month') - 1, read('day'), ...time);
  };
  /** How far the clock is ahead of UTC. */
  const getOffset = (at: number): number => toWall(at) - Math.floor(at / 1_000) * 1_000;
  return {
    getDay: (at) => Math.floor(toWall(at) / DAY_MS),
    toMoment(day, minutes) {
      const wall = day * DAY_MS + minutes * MINUTE_MS;
      // No zone changes its clocks twice within two days: one of these offsets holds at the moment that is looked for.
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
