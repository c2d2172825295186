import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json' with { type: 'json' };
import { inRoot } from '../../scripts/paths.js';
import { REQUIRED_TEXTS } from './required-texts.js';

const ENGLISH: Readonly<Record<string, string>> = english;
const SENTENCE_CASE = JSON.parse(readFileSync(inRoot('docs/sentence-case.json'), 'utf8')) as Record<string, string>;
/** Names keep their capitals: companies, and the documents that a shopper accepts. */
const NAMES =
  /Post ?NL|UPS Access Point|Hermes ParcelShop|Packstation|Royal Mail|Post Office|Australia Post|Sagawa|Terms of|Privacy Policy|European Union/;

/** Whether a word within a sentence begins with a capital and is no abbreviation such as PIN. */
function isTitleCase(text: string): boolean {
  return /[\w'}] [A-Z][a-z]/.test(text.replace(/\{\w+, (?:plural|select).*\}/s, ''));
}

describe('the texts in sentence case', () => {
  it.each(Object.entries(SENTENCE_CASE))('%s has the words of the package: %s', (id, text) => {
    expect(text.toLowerCase()).toBe(ENGLISH[id]?.toLowerCase());
    expect(text).not.toBe(ENGLISH[id]);
    expect(isTitleCase(text)).toBe(false);
  });

  it('are in the package too, unless the specification quotes the text', () => {
    expect(Object.keys(SENTENCE_CASE).filter((id) => !(id in REQUIRED_TEXTS))).toEqual([]);
  });

  it('replace every text in title case', () => {
    const titles = Object.entries(ENGLISH).filter(([, text]) => isTitleCase(text) && !NAMES.test(text));
    expect(titles.map(([id]) => id).toSorted()).toEqual(Object.keys(SENTENCE_CASE).toSorted());
  });
});
