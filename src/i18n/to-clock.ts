/**
 * How a time is written on a market's clock. By the name of its cycle: what `hour12` makes of midnight and noon (24:05, 0:05 PM) is up to the
 * language. Of 24 hours a language writes the early ones with a nought or without: German `02:44`, Japanese `2:44`.
 */
export function toClock(hasTwelveHourClock: boolean): Intl.DateTimeFormatOptions {
  return hasTwelveHourClock
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { timeStyle: 'short', hourCycle: 'h23' };
}
