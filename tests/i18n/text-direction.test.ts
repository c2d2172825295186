import { describe, expect, it } from 'vitest';
import { getTextDirection } from '../../src/i18n/create-intl.js';

describe('a text', () => {
  it.each(['ar', 'ar-EG', 'he', 'he-IL', 'fa', 'ur-PK', 'ar-XB', 'pa-Arab', 'dv', 'yi', 'az-Arab'])(
    'in %s runs from right to left',
    (locale) => {
      expect(getTextDirection(locale)).toBe('rtl');
    },
  );

  it.each(['en', 'en-US', 'de', 'ja', 'zh-Hant-TW', 'ru', 'th', 'hi', 'ar-Latn', 'pa', 'az', 'en-XA', 'xx'])(
    'in %s runs from left to right',
    (locale) => {
      expect(getTextDirection(locale)).toBe('ltr');
    },
  );

  it('in a language without a script follows its likely script', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const languages = letters
      .flatMap((first) => letters.map((second) => new Intl.Locale(first + second)))
      .map((locale) => ({ locale, script: locale.maximize().script }))
      .filter(({ script }) => script !== undefined);
    expect(languages.length).toBeGreaterThan(150);
    for (const { locale, script } of languages)
      expect([locale.language, getTextDirection(locale.language)]).toEqual([
        locale.language,
        getTextDirection(`${locale.language}-${script}`),
      ]);
  });
});
