import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../demo/sandbox/scenarios/language.js';
import { formatDayMessage, formatMessage, MESSAGES } from '../../demo/sandbox/scenarios/messages.js';

const anchor = Date.UTC(2026, 10, 24, 23, 59);
const DAY_MS = 24 * 3_600_000;

describe('a message about a day', () => {
  it.each(LANGUAGES)('names the day in the language of the request: %s', (language) => {
    const month = language === 'vi' ? 'numeric' : 'short';
    const format = (options: Intl.DateTimeFormatOptions, moment: number) =>
      new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC', ...options }).format(moment);
    for (const id of ['placed', 'arriving', 'delivered'] as const) {
      const texts = [anchor, anchor - 301 * DAY_MS].map((moment) =>
        formatDayMessage({ anchor, language, origin: '' }, id, moment),
      );
      const recent: Intl.DateTimeFormatOptions = id === 'placed' ? {} : { weekday: 'short' };
      const days = [format(recent, anchor), format({ year: 'numeric' }, anchor - 301 * DAY_MS)];
      expect(texts).toEqual(days.map((day) => MESSAGES[id][language].replace('{day}', day)));
    }
  });

  it('names the year of a day that is more than 300 days ago', () => {
    const context = { anchor, language: 'en', origin: '' } as const;
    expect(formatDayMessage(context, 'delivered', anchor - 300 * DAY_MS)).toBe('Delivered Wed, Jan 28');
    expect(formatDayMessage(context, 'delivered', anchor - 300 * DAY_MS - 1)).toBe('Delivered Jan 28, 2026');
  });
});

describe('a message with counts', () => {
  it.each([
    ['en', 1, '1 of 1 shipment delivered'],
    ['en', 2, '1 of 2 shipments delivered'],
    ['de', 2, '1 von 2 Sendungen zugestellt'],
    ['ja', 2, '2個口のうち1個をお届け済み'],
    ['zh', 2, '2个包裹中的1个已送达'],
    ['pl', 2, 'Dostarczono 1 z 2 przesyłek'],
    ['ar', 2, 'تم توصيل 1 من شحنتين'],
  ] as const)('follows the plural rules: %s, %i', (language, total, text) => {
    expect(formatMessage({ language }, 'shipmentsDelivered', { delivered: 1, total })).toBe(text);
  });

  it('fails without a value', () => {
    expect(() => formatMessage({ language: 'en' }, 'shipmentsDelivered', { delivered: 1 })).toThrow(/total/);
  });
});
