import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { createIntl, type CompiledMessages, type IntlOptions } from '../../src/i18n/create-intl.js';

const ENGLISH: CompiledMessages = {
  'guestLookup.title': 'Find your order',
  'guestLookup.submit': 'Find order',
  'order.number': parse('Order {number}'),
  'order.itemCount': parse('{count, plural, one {# item} other {# items}}'),
  'lookupTerms.accept': parse('I accept the <termsOfUse>Terms of Use</termsOfUse>.'),
};
const GERMAN: CompiledMessages = {
  'guestLookup.title': 'Bestellung finden',
  'order.itemCount': parse('{count, plural, one {# Artikel} other {# Artikel}}'),
};
const HTML = '<img src=x onerror=alert(1)>';

const create = (options: Partial<IntlOptions> = {}) =>
  createIntl({ locale: 'en', messages: {}, english: [ENGLISH], ...options });

describe('the wording', () => {
  it('contains its values', () => {
    const intl = create();
    expect(intl.t('guestLookup.title')).toBe('Find your order');
    expect(intl.t('order.number', { number: 'A1' })).toBe('Order A1');
    expect([0, 1, 2].map((count) => intl.t('order.itemCount', { count }))).toEqual(['0 items', '1 item', '2 items']);
  });

  it('uses the plural rules and numbers of its language', () => {
    expect(create({ locale: 'de', messages: GERMAN }).t('order.itemCount', { count: 12_345 })).toBe('12.345 Artikel');
  });

  it('falls back to English, key by key', () => {
    const intl = create({ locale: 'de', messages: GERMAN });
    expect([intl.t('guestLookup.title'), intl.t('guestLookup.submit')]).toEqual(['Bestellung finden', 'Find order']);
  });

  it('is the message id if there is no text, never blank', () => {
    expect(create().t('order.total', { amount: '1' })).toBe('order.total');
    expect(create({ english: [] }).t('guestLookup.title')).toBe('guestLookup.title');
  });

  it('is the message id if a value is missing, and no value reaches the console', () => {
    expect(create().t('order.number')).toBe('order.number');
    expect(create().t('order.number', { other: 'secret' })).toBe('order.number');
  });

  it('falls back to English texts that are added later', () => {
    const english = new Set([ENGLISH]);
    const intl = create({ locale: 'de', messages: GERMAN, english });
    english.add({ 'order.total': parse('Total {amount}') });
    expect(intl.t('order.total', { amount: '7' })).toBe('Total 7');
    expect(intl.t('guestLookup.title')).toBe('Bestellung finden');
  });

  it('accepts other page messages later', () => {
    const intl = create({ locale: 'de', messages: GERMAN, overrides: { 'guestLookup.submit': 'Los' } });
    const other = intl.with({ 'guestLookup.submit': 'Weiter' });
    expect([other.t('guestLookup.title'), other.t('guestLookup.submit')]).toEqual(['Bestellung finden', 'Weiter']);
    expect(other.locale).toBe('de');
  });

  it('shows inserted values as text, whatever they look like', () => {
    for (const number of [HTML, '{number}', '{count, plural, other {#}}', '<termsOfUse>x</termsOfUse>', "'{'"]) {
      expect(create().t('order.number', { number })).toBe(`Order ${number}`);
    }
  });

  it('with tags returns the results of their wrappers, in order', () => {
    const parts = create().rich('lookupTerms.accept', { termsOfUse: (inner) => ({ wrapped: inner }) as never });
    expect(parts).toEqual(['I accept the ', { wrapped: ['Terms of Use'] }, '.']);
  });
});

describe("the page's own wording", () => {
  const override = (text: string) =>
    create({ overrides: { 'order.number': text } }).t('order.number', { number: 'A1' });

  it('overrides all built-in wording and takes the same values', () => {
    expect(override('No. {number}!')).toBe('No. A1!');
    expect(
      create({ locale: 'de', messages: GERMAN, overrides: { 'guestLookup.title': 'Wo ist es?' } }).t(
        'guestLookup.title',
      ),
    ).toBe('Wo ist es?');
  });

  it.each([
    HTML,
    '<b>bold</b>',
    '<termsOfUse>x</termsOfUse>',
    '{count, plural, one {#} other {#}}',
    '{form, select, other {}}',
    "It's {not a name} '{'",
    '{',
    '}',
    '{}',
    '#',
    '&lt;b&gt;',
    '\u202eevil',
  ])('is plain text, except for simple placeholders: %s', (text) => {
    expect(override(text)).toBe(text);
  });

  it('gives way to the built-in wording if it uses a missing value', () => {
    expect(override('Hello {nobody}')).toBe('Order A1');
  });

  it('may be empty', () => {
    expect(override('')).toBe('');
  });

  it('is ignored under an id that every object inherits', () => {
    const intl = create({
      english: [],
      overrides: JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>,
    });
    expect(intl.t('guestLookup.title')).toBe('guestLookup.title');
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it('is ignored if it is not a string', () => {
    const overrides = { 'guestLookup.title': 7, 'guestLookup.submit': ['x'] } as unknown as Record<string, string>;
    expect(create({ overrides }).t('guestLookup.title')).toBe('Find your order');
  });
});

describe('dates and times', () => {
  const at = Date.UTC(2026, 10, 21, 15, 5);

  it('are formatted for the language', () => {
    // Its spaces do not break over lines.
    expect(create({ locale: 'en-US' }).date('2026-11-21T12:00:00Z')).toBe('Nov\u00a021,\u00a02026');
    expect(create({ locale: 'de-DE' }).date('2026-11-21T12:00:00Z')).toBe('21.\u00a0Nov.\u00a02026');
    expect(create({ locale: 'ja-JP' }).date('2026-11-21T12:00:00Z')).toBe('2026年11月21日');
    expect(create({ locale: 'vi-VN' }).date('2026-12-05T12:00:00Z')).toBe('05/12/2026');
  });

  it('follow the clock of the market, not of the language', () => {
    const hours = new Date(at).getHours();
    expect(create({ locale: 'de' }).time(at, true)).toMatch(hours >= 12 ? /PM/ : /AM/);
    expect(create({ locale: 'en-US' }).time(at, false)).toMatch(/^\d{2}:05$/);
  });

  it.each<[locale: string, midnight: readonly string[], noon: readonly string[]]>([
    ['en', ['12:05 AM', '00:05'], ['12:05 PM', '12:05']],
    ['de', ['12:05 AM', '00:05'], ['12:05 PM', '12:05']],
    ['ko', ['AM 12:05', '00:05'], ['PM 12:05', '12:05']],
  ])('distinguish midnight from noon in %s, on a clock of twelve hours and on one of 24', (locale, midnight, noon) => {
    const format = (hours: number) =>
      [true, false].map((hasTwelveHours) => {
        const time = new Date(2026, 10, 21, hours, 5).getTime();
        return create({ locale }).time(time, hasTwelveHours).replace(/\s/g, ' ');
      });
    expect([format(0), format(12)]).toEqual([midnight, noon]);
  });
});
