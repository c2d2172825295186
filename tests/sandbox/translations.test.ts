import { describe, expect, it } from 'vitest';
import { LANGUAGES, toLanguage } from '../../demo/sandbox/scenarios/language.js';
import { COLOUR_NAMES } from '../../demo/sandbox/scenarios/colour-names.js';
import { PRODUCTS } from '../../demo/sandbox/scenarios/products.js';
import { toWording } from '../../demo/sandbox/scenarios/to-wording.js';
import { TRANSLATIONS } from '../../demo/sandbox/scenarios/translations/translations.js';
import { WORDING } from '../../demo/sandbox/scenarios/wording.js';
import { listLocales } from '../../scripts/data-files.js';

const texts = Object.keys(TRANSLATIONS.pl);

describe('the texts of the service', () => {
  it('exist in every language of a market', () => {
    const spoken = listLocales().map((tag) => new Intl.Locale(tag).language);
    const without = new Set(spoken.filter((language) => !LANGUAGES.some((name) => name.startsWith(language))));
    // Used by the common texts of a page; no market uses them.
    expect([...without]).toEqual(['ar', 'he']);
  });

  it.each(Object.entries(TRANSLATIONS))('are complete in %s', (_language, translation) => {
    expect(Object.keys(translation)).toEqual(texts);
    for (const [english, text] of Object.entries(translation)) {
      expect(text.trim()).not.toBe('');
      expect(text.includes('{day}')).toBe(english.includes('{day}'));
    }
    // A text that was copied from the line below stands there twice.
    expect(new Set(Object.values(translation)).size).toBe(texts.length);
  });

  it('cover every product and colour, and contain no unused text', () => {
    const translatedTexts = [...Object.values(PRODUCTS).flatMap(({ title, category }) => [title.en, category.en])];
    translatedTexts.push(...Object.values(COLOUR_NAMES).map(({ en }) => en));
    expect(translatedTexts.filter((text) => !texts.includes(text))).toEqual([]);
    const all = Object.values(WORDING).map(({ en }) => en);
    expect(all.filter((text) => texts.includes(text)).length).toBeGreaterThan(15);
  });

  it.each([
    ['pl', 'pl', 'pl'],
    ['zh', 'cn', 'zh'],
    ['zh', 'TW', 'zh-Hant'],
    ['en', 'gb', 'en'],
    ['en', 'US', 'en-US'],
    ['xx', 'us', 'en-US'],
  ])('for %s in %s is in %s', (requested, country, language) => {
    expect(toLanguage(requested, country)).toBe(language);
  });

  it('are spelled as in the United States there', () => {
    expect(WORDING.cancelled['en-US']).toBe('Canceled');
    expect(WORDING.cancelled.en).toBe('Cancelled');
    expect(WORDING.thanks['en-US']).toBe(WORDING.thanks.en);
  });

  it('stay in English if a language has no text for it', () => {
    const wording = toWording({ en: 'Nowhere said', de: 'd', ja: 'j', zh: 'z' });
    expect([wording.pl, wording.de]).toEqual(['Nowhere said', 'd']);
  });
});
