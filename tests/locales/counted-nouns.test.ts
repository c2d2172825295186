import { describe, expect, it } from 'vitest';
import { readLocale } from '../../scripts/data-files.js';

/** What a placeholder before words stands for where it is no number of them. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  'orderDetail.includedTaxes': 'an amount of money, held in taxes',
};

/** A plural with its branches, and what is in them: what is counted there is said in each number. */
const PLURAL = /\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** A value, and not far behind it the plural of a noun: `{days, number} business days`. */
const COUNTED = /\{\w+(?:, number)?\}(?: (?!has\b|is\b)[a-z]+){0,2} (?!has\b|is\b)[a-z]+s\b/;

/** Texts with a placeholder of such a name that is no number. */
const NOT_NUMBERS: Readonly<Record<string, string>> = { 'store.span': 'two times of day' };

/** A number as it comes in: it would keep Latin digits beside others that are written as the country writes them. */
const BARE = /\{(?:count|total|index|length|first|last|least|most|expected|days|seconds|minutes|percent|from|to)\}/;

/** Whether an English text counts something that it names in one number alone: no other language could say it right. */
function countsWithoutPlural(text: string): boolean {
  return COUNTED.test(text.replace(PLURAL, ''));
}

describe('what is counted', () => {
  const texts = Object.entries(readLocale('en'));

  it.each(texts.filter(([, text]) => text.includes('{')))('is said in its number: %s', (id, text) => {
    expect(countsWithoutPlural(text)).toBe(id in NOT_COUNTED);
  });

  it.each(texts.filter(([, text]) => text.includes('{')))('is written in the digits of the country: %s', (id, text) => {
    expect(BARE.test(text)).toBe(id in NOT_NUMBERS);
  });

  it.each([
    'Within {days, number} days',
    'In {from}–{to} business days.',
    'Up to {most, number} more working days',
    '{count} of {most} characters',
  ])('would be found out if it was not: %s', (text) => {
    expect(countsWithoutPlural(text)).toBe(true);
  });

  it.each([
    '{days, plural, one {# day} other {# days}} to go',
    'Order {number}',
    '{time} is left',
    '{percent, number}% off',
  ])('is nothing in %s', (text) => {
    expect(countsWithoutPlural(text)).toBe(false);
  });
});
