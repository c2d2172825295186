import { describe, expect, it } from 'vitest';
import { createIntl } from '../../src/i18n/create-intl.js';
import { formatClockTime } from '../../src/i18n/format-store-time.js';
import { markets } from '../../src/markets/index.js';

/** A language of each market, and how its shoppers write an early and a late time. */
const TIMES: readonly (readonly [country: string, locale: string, early: string, late: string])[] = [
  ['us', 'en', '2:44 AM', '2:44 PM'],
  ['ca', 'en', '2:44 a.m.', '2:44 p.m.'],
  ['ca', 'fr', '2 h 44 a.m.', '2 h 44 p.m.'],
  ['mx', 'es', '2:44 a.m.', '2:44 p.m.'],
  ['au', 'en', '2:44 am', '2:44 pm'],
  ['in', 'en', '2:44 am', '2:44 pm'],
  ['jp', 'ja', '2:44', '14:44'],
  ['kr', 'ko', '02:44', '14:44'],
  ['cn', 'zh-Hans', '02:44', '14:44'],
  ['tw', 'zh-Hant', '02:44', '14:44'],
  ['id', 'id', '02.44', '14.44'],
  ['my', 'ms', '02:44', '14:44'],
  ['my', 'en', '02:44', '14:44'],
  ['ph', 'en', '02:44', '14:44'],
  ['th', 'th', '02:44', '14:44'],
  ['vn', 'vi', '02:44', '14:44'],
  ['ru', 'ru', '02:44', '14:44'],
  ['tr', 'tr', '02:44', '14:44'],
  ['gb', 'en', '02:44', '14:44'],
  ['at', 'de', '02:44', '14:44'],
  ['be', 'nl', '02:44', '14:44'],
  ['be', 'fr', '02:44', '14:44'],
  ['cz', 'cs', '2:44', '14:44'],
  ['de', 'de', '02:44', '14:44'],
  ['dk', 'da', '02.44', '14.44'],
  ['es', 'es', '2:44', '14:44'],
  ['fi', 'fi', '2.44', '14.44'],
  ['fr', 'fr', '02:44', '14:44'],
  ['gr', 'el', '02:44', '14:44'],
  ['hu', 'hu', '2:44', '14:44'],
  ['ie', 'en', '02:44', '14:44'],
  ['it', 'it', '02:44', '14:44'],
  ['lu', 'fr', '02:44', '14:44'],
  ['lu', 'de', '02:44', '14:44'],
  ['nl', 'nl', '02:44', '14:44'],
  ['pl', 'pl', '02:44', '14:44'],
  ['pt', 'pt', '02:44', '14:44'],
  ['se', 'sv', '02:44', '14:44'],
  ['si', 'sl', '02:44', '14:44'],
  // The clock depends on the country, its format on the language.
  ['us', 'de', '2:44 AM', '2:44 PM'],
  ['de', 'en', '02:44', '14:44'],
];

/** Some engines put a narrow space before AM and PM. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('a time of the day', () => {
  it.each(TIMES)('is written in %s, in %s, as %s and %s', (...row) => {
    const [country, language, early, evening] = row;
    const locale = new Intl.Locale(language, { region: country.toUpperCase() }).toString();
    const hasTwelveHourClock = markets[country]?.hasTwelveHourClock ?? false;
    const intl = createIntl({ locale, messages: {}, english: [] });
    const format = (hours: number): string =>
      plain(intl.time(new Date(2026, 10, 21, hours, 44).getTime(), hasTwelveHourClock));
    expect([format(2), format(14)]).toEqual([early, evening]);
    const timeFormat = { locale, hasTwelveHourClock };
    expect([formatClockTime(timeFormat, '02:44'), formatClockTime(timeFormat, '14:44')].map(plain)).toEqual([
      early,
      evening,
    ]);
  });

  it('is tested for every market', () => {
    const testedCountries = new Set(TIMES.map(([country]) => country));
    expect(Object.keys(markets).filter((name) => name !== 'default' && !testedCountries.has(name))).toEqual([]);
  });
});
