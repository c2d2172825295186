import { describe, expect, it } from 'vitest';
import { readLocale } from '../../scripts/data-files.js';
import { ENGLISH_LOCALES, REQUIRED_TEXTS } from './required-texts.js';

it('the English files include the variants of Great Britain and Australia', () => {
  expect(ENGLISH_LOCALES).toEqual(expect.arrayContaining(['en', 'en-AU', 'en-GB']));
});

describe.each(ENGLISH_LOCALES)('the texts that the specification quotes, in %s', (tag) => {
  const texts = readLocale(tag);

  it.each(Object.entries(REQUIRED_TEXTS))('are kept word for word: %s', (id, quotes) => {
    for (const quote of [quotes].flat()) expect(toDocumentText(texts[id] ?? '')).toContain(quote);
  });
});

/** The specification writes placeholders without their format, and no tags. */
function toDocumentText(message: string): string {
  return message.replaceAll(/\{(\w+), number\}/g, '{$1}').replaceAll(/<\/?\w+>/g, '');
}
