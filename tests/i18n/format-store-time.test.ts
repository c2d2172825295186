import { describe, expect, it } from 'vitest';
import { formatCalendarDay, formatClockTime, formatList, formatWeekday } from '../../src/i18n/format-store-time.js';

/** Some engines put a narrow space before AM and PM. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('a time of a store', () => {
  it.each([
    ['en-US', true, '21:00', '9 PM'] as const,
    ['en-US', true, '09:30', '9:30 AM'],
    ['en-US', true, '00:00', '12 AM'],
    ['en-US', true, '12:00', '12 PM'],
    ['en-US', false, '21:00', '21:00'],
    ['en-US', false, '00:00', '00:00'],
    ['de', false, '09:30', '09:30'],
    ['ja', false, '09:30', '9:30'],
    ['da', false, '09:30', '09.30'],
    ['de', true, '21:00', '9:00 PM'],
    ['ja', false, '21:00', '21:00'],
    ['en-GB', false, '21:00', '21:00'],
  ])('in %s, with twelve hours %s, formats %s as %s', (...row) => {
    const [locale, hasTwelveHourClock, time, formatted] = row;
    expect(plain(formatClockTime({ locale, hasTwelveHourClock }, time))).toBe(formatted);
  });
});

describe('a day of a store', () => {
  const timeFormat = (locale: string) => ({ locale, hasTwelveHourClock: false });

  it.each([
    ['en-US', 'Monday', 'Sunday', 'Nov 26'],
    ['de', 'Montag', 'Sonntag', '26. Nov.'],
    ['ja', '月曜日', '日曜日', '11月26日'],
    ['vi', 'Thứ Hai', 'Chủ Nhật', '26/11'],
  ])('is named in %s, wherever the shopper is', (...row) => {
    const [locale, first, last, date] = row;
    expect([formatWeekday(timeFormat(locale), 0), formatWeekday(timeFormat(locale), 6)]).toEqual([first, last]);
    expect(formatCalendarDay(timeFormat(locale), '2026-11-26')).toBe(date);
  });

  it('with two openings lists both', () => {
    expect(formatList(timeFormat('en'), ['9–12', '14–18'])).toBe('9–12, 14–18');
  });
});
