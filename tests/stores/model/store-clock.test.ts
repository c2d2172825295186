import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStoreClock, type StoreClock } from '../../../src/stores/model/store-clock.js';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** Whole and half-hour offsets, changes by an hour and by half an hour, north and south, and one that moved across the date line. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

function getClock(zone: string): StoreClock {
  const clock = findStoreClock(zone);
  if (!clock) throw new Error(`No engine without ${zone}.`);
  return clock;
}

const toDay = (date: string): number => Date.parse(date) / DAY_MS;
const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the clock of a store', () => {
  it.each<readonly [zone: string, clock: string, moment: string]>([
    ['America/New_York', '2026-07-01 10:00', '2026-07-01T14:00:00Z'],
    ['America/New_York', '2026-12-01 10:00', '2026-12-01T15:00:00Z'],
    // 8 March 2026: 2:00 becomes 3:00.
    ['America/New_York', '2026-03-08 01:59', '2026-03-08T06:59:00Z'],
    ['America/New_York', '2026-03-08 02:30', '2026-03-08T07:30:00Z'],
    ['America/New_York', '2026-03-08 03:00', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-03-08 21:00', '2026-03-09T01:00:00Z'],
    // 1 November 2026: 2:00 becomes 1:00; a repeated time is its first occurrence.
    ['America/New_York', '2026-11-01 00:59', '2026-11-01T04:59:00Z'],
    ['America/New_York', '2026-11-01 01:30', '2026-11-01T05:30:00Z'],
    ['America/New_York', '2026-11-01 02:00', '2026-11-01T07:00:00Z'],
    ['Europe/London', '2026-03-29 00:30', '2026-03-29T00:30:00Z'],
    ['Europe/London', '2026-03-29 01:30', '2026-03-29T01:30:00Z'],
    ['Europe/London', '2026-03-29 02:00', '2026-03-29T01:00:00Z'],
    ['Europe/London', '2026-10-25 01:30', '2026-10-25T00:30:00Z'],
    ['Europe/London', '2026-10-25 10:00', '2026-10-25T10:00:00Z'],
    ['Asia/Kolkata', '2026-03-29 10:00', '2026-03-29T04:30:00Z'],
    // 4 October 2026: 2:00 becomes 2:30. 5 April 2026: 2:00 becomes 1:30.
    ['Australia/Lord_Howe', '2026-10-04 01:59', '2026-10-03T15:29:00Z'],
    ['Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03T15:45:00Z'],
    ['Australia/Lord_Howe', '2026-10-04 02:30', '2026-10-03T15:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05 01:45', '2026-04-04T14:45:00Z'],
    ['Australia/Lord_Howe', '2026-04-05 02:00', '2026-04-04T15:30:00Z'],
    ['Pacific/Kiritimati', '2026-01-01 00:00', '2025-12-31T10:00:00Z'],
  ])('in %s shows %s at %s', (zone, shown, moment) => {
    const [date = '', time = ''] = shown.split(' ');
    expect(new Date(getClock(zone).toMoment(toDay(date), toMinutes(time))).toISOString()).toBe(
      new Date(moment).toISOString(),
    );
  });

  it.each<[zone: string, moment: string, date: string]>([
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Asia/Kolkata', '2026-11-01T18:30:00Z', '2026-11-02'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
    ['UTC', '1969-12-31T23:59:59Z', '1969-12-31'],
  ])('in %s, %s is of %s', (zone, moment, date) => {
    expect(getClock(zone).getDay(Date.parse(moment))).toBe(toDay(date));
  });

  it.each(['', 'Mars/Olympus', 'SOMETHING_NEW', '<b>'])('does not exist for the zone "%s"', (zone) => {
    expect(findStoreClock(zone)).toBeUndefined();
  });
});

describe.each(ZONES)('for any day and time, the clock in %s', (zone) => {
  const clock = getClock(zone);
  const moments = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2040, 0, 1) });

  it('finds the moment of its time, unless that time is repeated', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
        const day = clock.getDay(minute);
        // Midnight may be skipped or repeated; noon never.
        const noon = clock.toMoment(day, 12 * 60);
        expect(clock.getDay(noon)).toBe(day);
        expect(Math.abs(noon - minute)).toBeLessThanOrEqual(13 * 3_600_000);
      }),
    );
  });

  it('goes forward: a later time of a day is no earlier moment, except around a clock change', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(moments, minutes, minutes, (at, one, other) => {
        const day = clock.getDay(at);
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const passed = clock.toMoment(day, second) - clock.toMoment(day, first);
        expect(Math.abs(passed - (second - first) * MINUTE_MS)).toBeLessThanOrEqual(60 * MINUTE_MS);
      }),
    );
  });

  it('ends a day where the next one begins', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const day = clock.getDay(at);
        expect(clock.toMoment(day, 24 * 60)).toBe(clock.toMoment(day + 1, 0));
      }),
    );
  });
});
