import { describe, expect, it } from 'vitest';
import { findBase, listLocales, readLocale } from '../../scripts/data-files.js';
import { REQUIRED_TEXTS } from './required-texts.js';

const englishFiles = listLocales().filter((tag) => (findBase(tag) ?? tag) === 'en');

it('the English files include the variants of Great Britain and Australia', () => {
  expect(englishFiles).toEqual(expect.arrayContaining(['en', 'en-AU', 'en-GB']));
});

describe.each(englishFiles)('the texts that the documents quote, in %s', (tag) => {
  const texts = readLocale(tag);

  it.each(Object.entries(REQUIRED_TEXTS))('are kept word for word: %s', (id, quotes) => {
    for (const quote of [quotes].flat()) expect(toDocumentText(texts[id] ?? '')).toContain(quote);
  });
});

/** The documents write placeholders without their format, and no tags. */
function toDocumentText(message: string): string {
  return message.replaceAll(/\{(\w+), number\}/g, '{$1}').replaceAll(/<\/?\w+>/g, '');
}
