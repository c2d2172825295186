import { describe, expect, it } from 'vitest';
import { findBase, listLocales, readLocale, readTagTexts } from '../../scripts/data-files.js';

/** English may have straight quotes, because the specification quotes some of its texts. */
const languages = listLocales().filter((tag) => (findBase(tag) ?? tag) !== 'en');

/** Texts with a sign that a typesetter of the language would replace. */
function listTexts(tag: string, sign: RegExp): string[] {
  return Object.entries(readTagTexts(tag)).flatMap(([id, text]) => (sign.test(text) ? [`${id}: ${text}`] : []));
}

describe('the typography', () => {
  it.each(languages)('has neither a straight apostrophe nor a straight quote: %s', (tag) => {
    expect(listTexts(tag, /\p{L}'\p{L}|"/u)).toEqual([]);
  });

  it.each(languages)('has an ellipsis instead of three dots, and no double space: %s', (tag) => {
    expect(listTexts(tag, /\.{3}| {2}/u)).toEqual([]);
  });

  it('has no ordinary space before a French question mark or colon, which could then begin a line', () => {
    expect(listTexts('fr', / [?!;:»]|« /u)).toEqual([]);
  });

  it('has no space at all before a question mark in Canada', () => {
    const texts = Object.entries(readLocale('fr-CA')).filter(([, text]) => /\s[?!;]/u.test(text));
    expect(texts).toEqual([]);
    expect(listTexts('fr', /\s[?!;]/u).length).toBeGreaterThan(10);
  });
});
