import { describe, expect, it } from 'vitest';
import { findStoreClock } from '../../../src/stores/model/store-clock.js';
import { listStoreWeek } from '../../../src/stores/model/store-week.js';
import { createHours } from './store-samples.js';

/** Each weekday opens at a different hour: Monday at 1. */
const HOURS = createHours(
  ['01:00-22:00', '02:00-22:00', '03:00-22:00', '04:00-22:00', '05:00-22:00', '06:00-22:00', ''],
  { '2026-11-26': '', '2026-11-22': '12:00-16:00 17:00-18:00', '2026-12-25': '' },
);

const listOpenings = (zone: string, moment: string) =>
  listStoreWeek(HOURS, findStoreClock(zone), Date.parse(moment)).map(
    ({ day, date, hours }) => `${day} ${date}: ${hours.map(({ openingTime }) => openingTime).join(', ') || 'closed'}`,
  );

describe('the week of a store', () => {
  it('begins with today, contains each day once, and marks special days', () => {
    expect(listOpenings('America/New_York', '2026-11-21T18:00:00Z')).toEqual([
      'saturday 2026-11-21: 06:00',
      'sunday 2026-11-22: 12:00, 17:00',
      'monday 2026-11-23: 01:00',
      'tuesday 2026-11-24: 02:00',
      'wednesday 2026-11-25: 03:00',
      'thursday 2026-11-26: closed',
      'friday 2026-11-27: 05:00',
    ]);
    const week = listStoreWeek(HOURS, findStoreClock('America/New_York'), Date.parse('2026-11-21T18:00:00Z'));
    expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
    expect(week.filter(({ isSpecial }) => isSpecial).map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-26']);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-21T18:29:59Z', 'saturday 2026-11-21: 06:00'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', 'sunday 2026-11-22: 12:00, 17:00'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', 'sunday 2026-11-22: 12:00, 17:00'],
    ['Pacific/Honolulu', '2026-11-23T09:59:00Z', 'sunday 2026-11-22: 12:00, 17:00'],
    ['Europe/London', '1969-12-28T12:00:00Z', 'sunday 1969-12-28: closed'],
  ])('begins in %s at %s with %s', (zone, moment, first) => {
    expect(listOpenings(zone, moment)[0]).toBe(first);
  });

  it.each([
    ['America/New_York', '2026-03-05T18:00:00Z'],
    ['America/New_York', '2026-10-29T18:00:00Z'],
    ['Europe/London', '2026-10-24T22:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T10:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-03T10:00:00Z'],
  ])('has seven consecutive days where clocks change: %s at %s', (zone, moment) => {
    const week = listStoreWeek(HOURS, findStoreClock(zone), Date.parse(moment));
    expect(new Set(week.map(({ day }) => day)).size).toBe(7);
    const days = week.map(({ date }) => Date.parse(date ?? '') / 86_400_000);
    expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index));
  });

  it('of an unknown time zone is the regular one, from Monday', () => {
    const week = listStoreWeek(HOURS, undefined, Date.parse('2026-11-26T12:00:00Z'));
    expect(week.map(({ day }) => day)[0]).toBe('monday');
    expect(week.some(({ isToday, isSpecial, date }) => isToday || isSpecial || date !== undefined)).toBe(false);
    expect(week.map(({ hours }) => hours.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });
});
