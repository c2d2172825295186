import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../scripts/compile-messages.js';
import { findBase, listLocales, readLocale, readTagTexts } from '../../scripts/data-files.js';
import { markets } from '../../src/markets/index.js';
import { readProjectFile } from '../structure/project-files.js';
import { describeMessage, listFaults } from './describe-message.js';

const english = readLocale('en');
const variants = listLocales().filter((tag) => findBase(tag) !== undefined);
const languages = listLocales().filter((tag) => tag !== 'en' && findBase(tag) !== 'en');
const reasons = new Set(Object.values(markets).flatMap(({ returns }) => returns.reasons.map(({ key }) => key)));
const agreements = [...new Set(Object.values(markets).flatMap(({ lookupTerms }) => lookupTerms))];

describe('the locales', () => {
  it('include English, German and Japanese', () => {
    expect(listLocales()).toEqual(expect.arrayContaining(['en', 'de', 'ja']));
  });

  it.each(listLocales())('are named by a canonical language tag: %s', (tag) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });
});

describe.each(listLocales())('the locale %s', (tag) => {
  const texts = readLocale(tag);

  it('has the ids of English, each once and in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const written = [...readProjectFile(`locales/${tag}.json`).matchAll(/^ {2}"([^"]+)":/gm)].map(([, id]) => id);
    expect(written.filter((id) => !id?.startsWith('@'))).toEqual(Object.keys(readTagTexts(tag)));
  });

  it('starts with its review status and its form of address', () => {
    const ids = Object.keys(JSON.parse(readProjectFile(`locales/${tag}.json`)) as object);
    expect(ids.filter((id) => id.startsWith('@'))).toEqual(['@review', '@address']);
    expect(readProjectFile(`locales/${tag}.json`)).toMatch(
      /^\{\n {2}"@review": "awaits review by a native speaker",\n/,
    );
  });

  it('has a message for every return reason of the markets', () => {
    expect([...reasons].map((key) => `returnReason.${key}`).filter((id) => !(id in texts))).toEqual([]);
  });

  it('contains only strings', () => {
    expect(Object.values(texts).filter((text) => typeof text !== 'string')).toEqual([]);
  });

  it('compiles without an error', () => {
    expect(Object.keys(compileMessages(texts))).toHaveLength(Object.keys(english).length);
  });

  it.each(Object.keys(english))('can replace English: %s', (id) => {
    expect(listFaults(tag, english[id] ?? '', texts[id] ?? '')).toEqual([]);
  });

  it('has a tag in the terms for every agreement that a market requires', () => {
    expect(agreements.length).toBeGreaterThan(0);
    expect(describeMessage(texts['lookupTerms.accept'] ?? '').tags).toEqual([...agreements].sort());
  });

  it('contains no markup, no entity and no bidirectional control character', () => {
    for (const text of Object.values(texts)) {
      expect(text).not.toMatch(
        /<\/?(?:a|b|i|p|br|em|strong|span|div|script|img)\b|&[a-z]+;|&#|[\u202a-\u202e\u2066-\u2069]/i,
      );
    }
  });
});

describe('a variant', () => {
  it('exists for English in Great Britain and Australia, Spanish in Mexico, French in Canada and Portuguese in Brazil', () => {
    expect(variants.map((tag) => [tag, findBase(tag)])).toEqual([
      ['en-AU', 'en'],
      ['en-GB', 'en'],
      ['es-MX', 'es'],
      ['fr-CA', 'fr'],
      ['pt-BR', 'pt'],
    ]);
  });

  it.each(variants)('contains only the differences from its base, in the same order: %s', (tag) => {
    const base = readLocale(findBase(tag) ?? '');
    const tagTexts = readTagTexts(tag);
    expect(Object.keys(tagTexts).length).toBeGreaterThan(0);
    expect(Object.keys(tagTexts)).toEqual(Object.keys(base).filter((id) => id in tagTexts));
    expect(Object.keys(tagTexts).filter((id) => tagTexts[id] === base[id])).toEqual([]);
    expect(readLocale(tag)).toEqual({ ...base, ...tagTexts });
  });

  it.each([
    ['zh-Hans', undefined],
    ['pt', undefined],
    ['es-MX-x-test', 'es-MX'],
    ['en-GB', 'en'],
  ])('is recognised by its tag: %s extends %s', (tag, base) => {
    expect(findBase(tag)).toBe(base);
  });
});

describe.each(languages)('the locale %s beside English', (tag) => {
  it('is translated, except for a few identical words', () => {
    const texts = readLocale(tag);
    const same = Object.keys(english).filter((id) => texts[id] === english[id]);
    expect(same.length).toBeLessThan(Object.keys(english).length / 10);
  });
});

describe('a translation with a fault', () => {
  it.each([
    ['lacks a placeholder', 'Order {number}', 'Bestellung'],
    ['has another placeholder', 'Order {number}', 'Bestellung {nummer}'],
    ['has one more', 'Order', 'Bestellung {number}'],
    ['formats another way', 'Quantity {count, number}', 'Menge {count}'],
    ['lacks a tag', 'I accept <a>it</a>', 'Ich akzeptiere es'],
    ['misspells a tag', 'I accept <a>it</a>', 'Ich akzeptiere <b>es</b>'],
    ['lacks an option', '{form, select, number {a} phone {b} other {c}}', '{form, select, number {a} other {c}}'],
    ['misspells an option', '{form, select, number {a} other {c}}', '{form, select, nummer {a} other {c}}'],
    ['has no plural', '{count, plural, one {# item} other {# items}}', '{count} Artikel'],
    ['lacks a plural form', '{count, plural, one {# item} other {# items}}', '{count, plural, other {# Artikel}}'],
    [
      'lacks a placeholder in one branch of two',
      '{f, select, a {x {n}} other {y {n}}}',
      '{f, select, a {x} other {y}}',
    ],
    ['is empty', 'Order', ' '],
    ['is made of letters in parts', 'Bag', 'Tu\u0308te'],
  ])('is reported if it %s', (...[, source, translation]) => {
    expect(listFaults('de', source, translation)).not.toEqual([]);
  });

  it('is reported if it names a tax that no market has', () => {
    expect(listFaults('de', 'Taxes', '{tax, select, vat {MwSt.} other {Steuern}}')).toEqual([]);
    expect(listFaults('de', 'Taxes', '{tax, select, mwst {MwSt.} other {Steuern}}')).not.toEqual([]);
  });

  it('is not reported if the language has fewer forms', () => {
    const source = '{count, plural, one {# item} other {# items}}';
    expect(listFaults('ja', source, '{count, plural, other {# 点}}')).toEqual([]);
    expect(listFaults('ru', source, '{count, plural, one {# a} few {# b} other {# c}}')).not.toEqual([]);
  });

  it.each(['Order {number', 'Order {}', '{count, plural, one {x}}', '<a>x', 'x</a>', '{form, select, a {x}}'])(
    'of syntax stops the build with its id: %s',
    (text) => {
      expect(() => compileMessages({ 'order.number': text })).toThrow(/"order\.number"/);
    },
  );
});
