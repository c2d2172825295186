import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findGroupedPosition,
  groupCardNumber,
  isCardNumber,
  isPin,
  NUMBER_LENGTH,
  toDigits,
} from '../../../../src/features/gift-card/model/gift-card.js';

const NUMBER = '6006491234567890123';
const digits = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: most }).map((list) => list.join(''));

describe('the number of a gift card', () => {
  it.each<[text: string, isWhole: boolean]>([
    [NUMBER, true],
    ['6006 4912 3456 7890 123', true],
    [' 6006-4912-3456-7890-123 ', true],
    ['６００６４９１２３４５６７８９０１２３', true],
    ['٦٠٠٦ ٤٩١٢ ٣٤٥٦ ٧٨٩٠ ١٢٣', true],
    ['۶۰۰۶۴۹۱۲۳۴۵۶۷۸۹۰۱۲۳', true],
    [NUMBER.slice(1), false],
    [`${NUMBER}4`, false],
    ['', false],
    ['6006 4912 3456 7890 12x', false],
  ])('is complete or not: "%s"', (text, isWhole) => {
    expect(isCardNumber(text)).toBe(isWhole);
  });

  it.each([
    ['6', '6'],
    ['60064', '6006 4'],
    ['6006', '6006'],
    [NUMBER, '6006 4912 3456 7890 123'],
    [`${NUMBER}4`, '6006 4912 3456 7890 1234'],
    [`${NUMBER}99999`, '6006 4912 3456 7890 1239'],
    ['6006 x 49', '6006 49'],
  ])('is displayed in groups: "%s"', (typed, grouped) => {
    expect(groupCardNumber(typed)).toBe(grouped);
  });

  it('keeps every digit in order, fits into its field, and stays the same when grouped again', () => {
    fc.assert(
      fc.property(digits(19), (typed) => {
        const grouped = groupCardNumber(typed);
        expect(toDigits(grouped)).toBe(typed);
        expect(grouped.length).toBeLessThanOrEqual(NUMBER_LENGTH);
        expect(groupCardNumber(grouped)).toBe(grouped);
      }),
    );
  });

  it('keeps the caret behind the same digit', () => {
    fc.assert(
      fc.property(digits(19), fc.nat(19), (typed, before) => {
        const count = Math.min(before, typed.length);
        const position = findGroupedPosition(count);
        expect(toDigits(groupCardNumber(typed).slice(0, position))).toBe(typed.slice(0, count));
      }),
    );
  });
});

describe('the PIN', () => {
  it.each<[text: string, isWhole: boolean]>([
    ['123456', true],
    ['１２３４５６', true],
    ['١٢٣٤٥٦', true],
    ['12345', false],
    ['1234567', false],
    ['', false],
  ])('is complete or not: "%s"', (text, isWhole) => {
    expect(isPin(text)).toBe(isWhole);
  });
});
