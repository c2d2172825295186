import { describe, expect, it } from 'vitest';
import { formatDay } from '../../src/i18n/format-day.js';

describe('a day without its year', () => {
  it.each([
    ['en-US', 'Dec\u00A05'],
    ['de', '5.\u00A0Dez.'],
    ['ja', '12月5日'],
    ['vi', '5/12'],
  ])('is written as shops do in %s, on one line', (locale, text) => {
    expect(formatDay(locale, '2026-12-05T12:00:00Z')).toBe(text);
  });
});
