import { describe, expect, it } from 'vitest';
import { createIntl } from '../../src/i18n/create-intl.js';
import { formatWait } from '../../src/i18n/format-wait.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOW = new Date(2026, 10, 21, 15, 0).getTime();

const format = (ms: number, hasTwelveHours = false) => {
  const intl = createIntl({ locale: 'en', messages: {}, english: [] });
  return formatWait(intl, { until: NOW + ms, now: NOW, hasTwelveHours });
};

describe('a wait', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [1 * SECOND, '0:01'],
    [1 * SECOND + 1, '0:02'],
    [9 * SECOND, '0:09'],
    [59 * SECOND, '0:59'],
    [59 * SECOND + 1, '1:00'],
    [1 * MINUTE, '1:00'],
    [1 * MINUTE + 5 * SECOND, '1:05'],
    [10 * MINUTE, '10:00'],
    [15 * MINUTE - 1, '15:00'],
    [15 * MINUTE, '15:00'],
  ])('of %i ms is counted down: %s', (ms, time) => {
    expect(format(ms)).toEqual({ isLong: false, time });
  });

  it.each([
    [15 * MINUTE + 1, false, '15:15'],
    [30 * MINUTE, false, '15:30'],
    [30 * MINUTE, true, '3:30 PM'],
    [9 * 60 * MINUTE - 1, true, '11:59 PM'],
    [9 * 60 * MINUTE, false, 'Nov 22, 2026, 00:00'],
    [9 * 60 * MINUTE, true, 'Nov 22, 2026, 12:00 AM'],
    [24 * 60 * MINUTE, true, 'Nov 22, 2026, 3:00 PM'],
  ])(
    'of %i ms is formatted as a time of day, with twelve hours %s, and with the day unless it is today',
    (ms, hasTwelveHours, time) => {
      const formatted = format(ms, hasTwelveHours);
      expect({ ...formatted, time: formatted.time.replace(/\s/g, ' ') }).toEqual({ isLong: true, time });
    },
  );
});
