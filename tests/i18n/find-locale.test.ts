import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findLocale } from '../../src/i18n/create-intl.js';
import { listLocales } from '../../scripts/data-files.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const THERE = [
  'en',
  'de',
  'ja',
  'es',
  'es-MX',
  'pt',
  'pt-BR',
  'zh-Hans',
  'zh-Hant',
  'zh-Hant-HK',
  'sr-Latn',
  'fr-CA',
  'he',
];

/** The countries and territories of Latin America with Spanish as an official language, except Mexico. */
const LATIN_AMERICA = 'AR BO CL CO CR CU DO EC GT HN NI PA PE PR PY SV UY VE'.split(' ');

describe('the wording for a language tag', () => {
  it.each([
    ['the exact one', 'es-MX', 'es-MX'],
    ['the exact one, in any case', 'ES-mx', 'es-MX'],
    ['the exact one of three parts', 'zh-Hant-HK', 'zh-Hant-HK'],
    ['that of its language and country, ignoring further subtags', 'pt-Latn-BR', 'pt-BR'],
    ['that of its language and country, without extensions', 'pt-BR-u-nu-latn', 'pt-BR'],
    ['that of its language, without extensions', 'pt-u-nu-latn', 'pt'],
    ['that of the likely script', 'zh-TW', 'zh-Hant'],
    ['that of the likely script', 'zh-CN', 'zh-Hans'],
    ['that of the likely script', 'zh-SG', 'zh-Hans'],
    ['that of the script it names', 'zh-Hans-HK', 'zh-Hans'],
    ['that of its language', 'de-AT', 'de'],
    ['that of its language', 'es-ES', 'es'],
    ['that of its language, by its current code', 'iw', 'he'],
    ['English for a language that is not there', 'sv-SE', 'en'],
    ['English for another script of a language', 'sr-Cyrl-RS', 'en'],
    ['English for a variant of another country alone', 'fr-FR', 'en'],
    ['English for an invalid tag', 'en_US', 'en'],
    ['English for nothing', '', 'en'],
    ['English for words', 'deutsch bitte', 'en'],
  ])('is %s: %s', (_what, tag, locale) => {
    expect(findLocale(tag, THERE)).toBe(locale);
  });

  it.each([
    ['en-GB', ['en-GB', 'en-IE', 'en-ZA', 'en-IE-u-ca-gregory']],
    ['en-AU', ['en-AU', 'en-HK', 'en-IN', 'en-MY', 'en-NZ', 'en-SG', 'en-Latn-NZ']],
    ['en', ['en', 'en-US', 'en-CA', 'en-PH', 'en-DE', 'en-JP', 'en-Latn', 'en-001']],
    ['zh-Hant', ['zh-HK']],
    ['zh-Hans', ['zh-SG']],
    ['pt-BR', ['pt-BR']],
    ['pt', ['pt-PT', 'pt-ZA', 'pt-MZ']],
    ['es-MX', ['es-MX', 'es-US', 'es-Latn-US', 'es-419', ...LATIN_AMERICA.map((country) => `es-${country}`)]],
    ['fr-CA', ['fr-CA', 'fr-Latn-CA']],
    ['fr', ['fr-FR', 'fr-BE', 'fr-LU', 'fr-CH']],
    ['es', ['es-ES', 'es-IE', 'es-DE', 'es-PH', 'es-BR', 'es']],
    ['de', ['de-IE', 'de-SG']],
  ])('is that of a country that writes the language alike, or that of the language: %s', (locale, tags) => {
    for (const tag of tags) expect(findLocale(tag, listLocales()), tag).toBe(locale);
  });

  it('is English if no locale is available', () => {
    expect(findLocale('de', [])).toBe('en');
  });

  it('is always an available locale or English, whatever the case of the tag', () => {
    const tag = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...THERE),
      fc.stringMatching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/),
    );
    fc.assert(
      fc.property(tag, fc.subarray(THERE), (text, available) => {
        const found = findLocale(text, available);
        expect(['en', ...available]).toContain(found);
        // Letters of other scripts may change their length with their case.
        if (/^[\u0000-\u007f]*$/.test(text))
          expect(findLocale(text.toUpperCase(), available)).toBe(findLocale(text.toLowerCase(), available));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is the exact locale if it is available', () => {
    fc.assert(fc.property(fc.constantFrom(...THERE), (tag) => findLocale(tag, THERE) === tag));
  });

  it('has the requested language, or is English', () => {
    const tag = fc.stringMatching(/^[a-z]{2}(-[A-Z]{2})?$/);
    fc.assert(
      fc.property(tag, (text) => {
        const found = findLocale(text, THERE);
        if (found !== 'en') expect(new Intl.Locale(found).language).toBe(new Intl.Locale(text).language);
      }),
      { numRuns: 5_000 },
    );
  });
});
