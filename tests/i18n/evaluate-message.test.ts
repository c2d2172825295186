import fc from 'fast-check';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { describe, expect, it, vi } from 'vitest';
import { listLocales, readLocale } from '../../scripts/data-files.js';
import { createFormatters, evaluateMessage, type Evaluation } from '../../src/i18n/create-intl.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Values = Evaluation<string>['values'];

type FormatTwice = (values: Values) => readonly [ours: string, theirs: string];

const formatters = createFormatters();

/** By default `@formatjs/intl` logs an error and returns the raw message. */
function onError(error: Error): never {
  throw error;
}

/** Parsed messages and formatters are made once for all tests. */
const cache = createIntlCache();

/** Formats a text with our evaluator and with `@formatjs/intl`, which parses the text by itself. */
function createFormatTwice(locale: string, text: string): FormatTwice {
  const intl = createIntl<string>({ locale, messages: { text }, onError }, cache);
  const message = parse(text, { ignoreTag: false });
  return (values) => {
    const theirs = intl.formatMessage({ id: 'text' }, { ...values });
    return [
      evaluateMessage(message, { locale, formatters, values }).join(''),
      Array.isArray(theirs) ? theirs.join('') : theirs,
    ];
  };
}

const wrap = (name: string) => (parts: string[]) => `[${name}: ${parts.join('')}]`;
const TAGS = ['termsOfUse', 'termsOfSale', 'privacyPolicy', 'returnPolicy', 'b', 'contact'];
const WORDS = [
  'label',
  'time',
  'number',
  'date',
  'amount',
  'size',
  'name',
  'brand',
  'form',
  'status',
  'result',
  'step',
  'screen',
  'type',
  'hours',
  'from',
  'to',
  'day',
  'style',
  'state',
  'way',
  'carrier',
  'country',
  'reason',
  'price',
  'method',
  'service',
  'operation',
  'exchange',
  'field',
  'news',
  'email',
  'sentTo',
  'digits',
  'vehicle',
  'value',
  'tax',
];
const NUMBERS = [
  'count',
  'total',
  'index',
  'length',
  'first',
  'last',
  'least',
  'most',
  'expected',
  'days',
  'seconds',
  'minutes',
  'percent',
  'shippingFrom',
  'shippingTo',
];
/** A value for every placeholder of the locales. */
const createValues = (count: number, word: string): Values => ({
  ...Object.fromEntries(TAGS.map((tag) => [tag, wrap(tag)])),
  ...Object.fromEntries(WORDS.map((name) => [name, word])),
  ...Object.fromEntries(NUMBERS.map((name) => [name, count])),
});

const count = fc.oneof(
  fc.integer({ min: -5, max: 30 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const word = fc.oneof(
  fc.constantFrom(
    'number',
    'phone',
    'email',
    'shipped',
    'credit_card',
    'other',
    'constructor',
    '__proto__',
    '<b>x</b>',
  ),
  fc.string(),
);

describe('a message', () => {
  it.each(listLocales())('of the locale %s is formatted as @formatjs/intl formats it', (locale) => {
    const messages = Object.entries(readLocale(locale));
    const listDifferences = (texts: typeof messages) => {
      // All of them in each run: a message that is drawn by chance may never be.
      const formats = texts.map(([id, text]) => [id, createFormatTwice(locale, text)] as const);
      return (values: Values) =>
        formats
          .map(([id, formatTwice]) => [id, ...formatTwice(values)] as const)
          .filter(([, ours, theirs]) => ours !== theirs);
    };
    const hasValues = ([, text]: (typeof messages)[number]) => /[{<]/.test(text);
    expect(listDifferences(messages.filter((message) => !hasValues(message)))({})).toEqual([]);
    const listForValues = listDifferences(messages.filter(hasValues));
    fc.assert(
      fc.property(count, word, (number, value) => {
        expect(listForValues(createValues(number, value))).toEqual([]);
      }),
      { numRuns: 16 },
    );
  });

  it.each([
    'Plain text',
    "It's '{quoted}'",
    '{name}, {name}',
    '{count, number}',
    '{count, plural, one {# item} other {# items}}',
    '{count, plural, =0 {none} =1 {one only} one {# item} few {# few} many {# many} other {# items}}',
    '{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}',
    '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{form, select, number {a {name}} phone {b} other {c}}',
    '{form, select, other {{count, plural, one {<b>#</b> item} other {<b>{name} and #</b> items}}}}',
    '<b>bold <termsOfUse>and more</termsOfUse></b> {count, plural, other {#}}',
  ])('is formatted as @formatjs/intl formats it, in languages of every plural type: %s', (text) => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'ja', 'ar', 'ru', 'pl', 'fr', 'zh-Hant'),
        count,
        word,
        (locale, number, value) => {
          const [ours, theirs] = createFormatTwice(locale, text)(createValues(number, value));
          expect(ours).toBe(theirs);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    '{missing}',
    '{missing, number}',
    '{missing, select, other {x}}',
    '{missing, plural, other {x}}',
    '<missing>x</missing>',
  ])('without a value is an error: %s', (text) => {
    const evaluation = { locale: 'en', formatters: createFormatters(), values: {} };
    expect(() => evaluateMessage(parse(text), evaluation)).toThrow(TypeError);
  });

  it('returns its parts in order, with the results of its tags unchanged', () => {
    const node = { kind: 'link' };
    const pieces = evaluateMessage<unknown>(parse('I accept <a>these {name}</a>.'), {
      locale: 'en',
      formatters: createFormatters(),
      values: { a: (parts) => ({ ...node, parts }), name: 'terms' },
    });
    expect(pieces).toEqual(['I accept ', { kind: 'link', parts: ['these ', 'terms'] }, '.']);
  });
});

describe('the formatters', () => {
  it('are cached by language and options', () => {
    const formatters = createFormatters();
    const make = (locale: string, currency: string) =>
      formatters.getNumberFormat(locale, { style: 'currency', currency });
    expect(make('en', 'USD')).toBe(make('en', 'USD'));
    expect(make('en', 'USD')).not.toBe(make('en', 'EUR'));
    expect(make('en', 'USD')).not.toBe(make('de', 'USD'));
    expect(formatters.getNumberFormat('en')).not.toBe(make('en', 'USD'));
    expect(formatters.getPluralRules('en', { type: 'ordinal' }).select(2)).toBe('two');
    expect(formatters.getPluralRules('en', { type: 'cardinal' }).select(2)).toBe('other');
  });
});
