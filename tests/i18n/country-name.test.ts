import { describe, expect, it } from 'vitest';
import { toCountryName } from '../../src/i18n/country-name.js';

describe('the name of a country', () => {
  it.each([
    ['en', 'US', 'United States'],
    ['en', 'us', 'United States'],
    ['de', 'us', 'Vereinigte Staaten'],
    ['ja', 'JP', '日本'],
    ['zh-Hant-TW', 'de', '德國'],
    ['fr-CA', 'de', 'Allemagne'],
  ])('in %s of %s is %s', (locale, code, name) => {
    expect(toCountryName(locale, code)).toBe(name);
  });

  it.each(['', 'u', 'usa', 'United States', '1', 'u$', '日本', '__proto__'])(
    'is the text that was sent if it is no country code: %j',
    (code) => {
      expect(toCountryName('en', code)).toBe(code);
    },
  );

  it('is the code if the language is invalid', () => {
    expect(toCountryName('not a language', 'us')).toBe('us');
  });
});
