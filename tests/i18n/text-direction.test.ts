import { describe, expect, it } from 'vitest';
import { listLocales } from '../../scripts/data-files.js';
import { getTextDirection } from '../../src/i18n/create-intl.js';

const RIGHT_TO_LEFT_SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

describe('a text', () => {
  it.each(['ar', 'ar-EG', 'ar-XB', 'he', 'he-IL'])('in %s runs from right to left', (locale) => {
    expect(getTextDirection(locale)).toBe('rtl');
  });

  it.each(['en', 'en-US', 'de', 'ja', 'zh-Hant-TW', 'ru', 'th', 'en-XA', 'arn'])(
    'in %s runs from left to right',
    (locale) => {
      expect(getTextDirection(locale)).toBe('ltr');
    },
  );

  it.each(listLocales())('in %s runs as its script does', (locale) => {
    const { script = '' } = new Intl.Locale(locale).maximize();
    expect(getTextDirection(locale)).toBe(RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr');
  });
});
