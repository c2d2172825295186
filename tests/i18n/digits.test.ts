import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { createIntl, type MessageId } from '../../src/i18n/create-intl.js';
import { formatCalendarDay, formatClockTime } from '../../src/i18n/format-store-time.js';
import { formatWait } from '../../src/i18n/format-wait.js';

/** Languages for which some browsers use digits other than Latin ones, and tags that request such digits. */
const LOCALES = ['ar', 'ar-EG', 'ar-u-nu-arab', 'fa', 'mr', 'ne', 'bn', 'my', 'ur-IN', 'th-u-nu-thai'];

const AT = Date.UTC(2026, 10, 21, 14, 44);
const COUNT = 'count' as MessageId;
const PLURAL = 'plural' as MessageId;

const create = (locale: string) =>
  createIntl({
    locale,
    english: [],
    messages: { [COUNT]: parse('{count, number}'), [PLURAL]: parse('{count, plural, other {# items}}') },
  });

/** All formatters that write numbers, by what they write. */
const WRITERS: Readonly<Record<string, (locale: string) => string>> = {
  'a number in a message': (locale) => create(locale).t(COUNT, { count: 1234 }),
  'a number of things': (locale) => create(locale).t(PLURAL, { count: 1234 }),
  'an amount': (locale) => create(locale).money(1234.5, 'USD'),
  'an amount without a currency': (locale) => create(locale).money(1234.5, ''),
  'a day': (locale) => create(locale).date('2026-11-21T12:00:00Z'),
  'a time of 24 hours': (locale) => create(locale).time(AT, false),
  'a time of twelve hours': (locale) => create(locale).time(AT, true),
  'the end of a wait': (locale) =>
    formatWait(create(locale), { until: AT, now: AT - 3_600_000, hasTwelveHours: false }).time,
  "a store's hours": (locale) => formatClockTime({ locale, hasTwelveHourClock: false }, '14:44'),
  "a day of a store's calendar": (locale) => formatCalendarDay({ locale, hasTwelveHourClock: false }, '2026-11-21'),
};

describe.each(Object.entries(WRITERS))('%s', (_what, write) => {
  it.each(LOCALES)('has only Latin digits in %s', (locale) => {
    const text = write(locale);
    expect(text).toMatch(/[0-9]/);
    expect(text.match(/\p{Nd}/gu)?.filter((digit) => !/[0-9]/.test(digit)) ?? []).toEqual([]);
  });
});

it('would detect other digits, because this engine uses them by default', () => {
  expect(new Intl.NumberFormat('ar-EG').format(12)).toBe('١٢');
});
