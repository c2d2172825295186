import { describe, expect, it } from 'vitest';
import { LANGUAGES, toLanguage, type Language, type Wording } from '../../demo/sandbox/scenarios/language.js';
import { COLOUR_NAMES } from '../../demo/sandbox/scenarios/colour-names.js';
import { MESSAGES } from '../../demo/sandbox/scenarios/messages.js';
import { PRODUCTS } from '../../demo/sandbox/scenarios/products.js';
import type { Scenario } from '../../demo/sandbox/scenarios/scenario.js';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { toWording } from '../../demo/sandbox/scenarios/to-wording.js';
import { TRANSLATIONS } from '../../demo/sandbox/scenarios/translations/translations.js';
import { WORDING } from '../../demo/sandbox/scenarios/wording.js';
import { listLocales } from '../../scripts/data-files.js';

const texts = Object.keys(TRANSLATIONS.pl);
const anchor = Date.UTC(2026, 10, 24, 12);

/** The sentences of an order, in the sequence of its groups and lines. */
function listTexts({ createOrder }: Scenario, language: Language): string[] {
  const { group, transaction } = createOrder({ anchor, language, origin: '' });
  const sentences = group.flatMap(({ groupHeading, groupSubheading, message, orderItems }) => [
    ...[groupHeading, groupSubheading, message],
    ...orderItems.flatMap(({ product, returnDisableReason }) => [product.title, returnDisableReason?.text]),
  ]);
  return [...sentences, transaction.message].map((text) => text ?? '').filter((text) => text !== '');
}

const listAllTexts = (language: Language): string[] => scenarios.flatMap((scenario) => listTexts(scenario, language));
const english = listAllTexts('en');

describe('the texts of the service', () => {
  it('exist in every language of the locales', () => {
    const spoken = listLocales().map((tag) => new Intl.Locale(tag).language);
    expect(spoken.filter((language) => !LANGUAGES.some((name) => name.startsWith(language)))).toEqual([]);
  });

  it.each(Object.entries(TRANSLATIONS))('are complete in %s', (_language, translation) => {
    expect(Object.keys(translation)).toEqual(texts);
    for (const [source, text] of Object.entries(translation)) {
      expect(text.trim()).not.toBe('');
      expect(text.includes('{day}')).toBe(source.includes('{day}'));
    }
    // A text that was copied from the line below stands there twice.
    expect(new Set(Object.values(translation)).size).toBe(texts.length);
  });

  it('cover every product, colour, heading and message', () => {
    const sources = [...[WORDING, MESSAGES, COLOUR_NAMES].flatMap((wordings) => Object.values<Wording>(wordings))];
    sources.push(...Object.values(PRODUCTS).flatMap(({ title, category }) => [title, category]));
    expect(sources.map(({ en }) => en).filter((text) => !texts.includes(text))).toEqual([]);
  });

  it.each(Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[])(
    'leave no order half English in %s',
    (language) => {
      const same = listAllTexts(language).filter((text, index) => text === english[index]);
      // The store has the same name everywhere.
      expect([...new Set(same)]).toEqual(['Harbor Street Store']);
    },
  );

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
