import { describe, expect, it } from 'vitest';
import { readLocale } from '../../scripts/data-files.js';

/** The meaning of a placeholder before a noun that is not its count. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  'orderDetail.includedTaxes': 'an amount of money, held in taxes',
};

/** A plural with its branches: a noun inside has a form for each number. */
const PLURAL = /\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** A value followed closely by a plural noun: `{days, number} business days`. */
const COUNTED = /\{\w+(?:, number)?\}(?: (?!has\b|is\b)[a-z]+){0,2} (?!has\b|is\b)[a-z]+s\b/;

/** Texts with a placeholder of such a name that is no number. */
const NOT_NUMBERS: Readonly<Record<string, string>> = { 'store.span': 'two times of day' };

/** A number without a format: it would keep Latin digits next to the country's own digits. */
const BARE = /\{(?:count|total|index|length|first|last|least|most|expected|days|seconds|minutes|percent|from|to)\}/;

/** Whether an English text counts a noun that it names in one form only. Other languages could not translate it correctly. */
function countsWithoutPlural(text: string): boolean {
  return COUNTED.test(text.replace(PLURAL, ''));
}

describe('a count in a text', () => {
  const texts = Object.entries(readLocale('en'));

  it.each(texts.filter(([, text]) => text.includes('{')))('has a form for each number: %s', (id, text) => {
    expect(countsWithoutPlural(text)).toBe(id in NOT_COUNTED);
  });

  it.each(texts.filter(([, text]) => text.includes('{')))(
    'is formatted with the digits of the country: %s',
    (id, text) => {
      expect(BARE.test(text)).toBe(id in NOT_NUMBERS);
    },
  );

  it.each([
    'Within {days, number} days',
    'In {from}–{to} business days.',
    'Up to {most, number} more working days',
    '{count} of {most} characters',
  ])('without plural forms is reported: %s', (text) => {
    expect(countsWithoutPlural(text)).toBe(true);
  });

  it.each([
    '{days, plural, one {# day} other {# days}} to go',
    'Order {number}',
    '{time} is left',
    '{percent, number}% off',
  ])('is not assumed in %s', (text) => {
    expect(countsWithoutPlural(text)).toBe(false);
  });
});
