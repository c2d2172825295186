import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isOrderNumber } from '../../../src/http/model/order-number.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LETTERS_AND_DIGITS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

describe('an order number', () => {
  it.each([
    ['as short as they come', 'A1b2'],
    ['as long as they come', 'A'.repeat(32)],
    ['of letters alone', 'abcdEFGH'],
    ['of digits alone', '0000000001'],
    ['of the shop', 'US10000001'],
  ])('is valid as one %s: %s', (_what, text) => {
    expect(isOrderNumber(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['3 characters', 'A1b'],
    ['33 characters', 'A'.repeat(33)],
    ['a hyphen', 'US-10000001'],
    ['an underscore', 'US_10000001'],
    ['a space inside', 'US 10000001'],
    ['a space in front', ' US10000001'],
    ['a space behind', 'US10000001 '],
    ['a line break behind', 'US10000001\n'],
    ['a tab', 'US10\t000001'],
    ['a slash', 'US10/../admin'],
    ['a percent sign', 'US10%2F0001'],
    ['a dot', 'US10.000001'],
    ['a hash', 'US10000001#'],
    ['a question mark', 'US10000001?a'],
    ['an umlaut', 'ÜS10000001'],
    ['a Cyrillic letter that looks Latin', 'US1000000\u0410'],
    ['full-width digits', 'US１００００００１'],
    ['Arabic-Indic digits', 'US١٠٠٠٠٠٠١'],
    ['a zero-width space', 'US1000\u200b0001'],
    ['an emoji', 'US1000😀0001'],
    ['a null character', 'US1000\u00000001'],
    ['100,000 characters', 'A'.repeat(100_000)],
  ])('is invalid with %s', (_what, text) => {
    expect(isOrderNumber(text)).toBe(false);
  });

  it('may be any 4 to 32 letters and digits', () => {
    const valid = fc.array(fc.constantFrom(...LETTERS_AND_DIGITS), { minLength: 4, maxLength: 32 });
    fc.assert(
      fc.property(valid, (signs) => isOrderNumber(signs.join(''))),
      { numRuns: 10_000 },
    );
  });

  it('is invalid with another character at any position', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((sign) => !/[A-Za-z0-9]/.test(sign));
    const part = fc.stringMatching(/^[A-Za-z0-9]{2,15}$/);
    fc.assert(
      fc.property(part, other, part, (head, sign, tail) => !isOrderNumber(head + sign + tail)),
      { numRuns: 10_000 },
    );
  });

  it('is invalid with another length', () => {
    const length = fc.integer({ min: 0, max: 200 }).filter((count) => count < 4 || count > 32);
    fc.assert(fc.property(length, (count) => !isOrderNumber('7'.repeat(count))));
  });
});

describe("an order number by the retailer's pattern", () => {
  it.each([
    ['#\\d{4}', '#1001', true],
    ['^#\\d{4}$', '#1001', true],
    ['#\\d{4}', '#10011', false],
    ['#\\d{4}', 'A#1001', false],
    ['\\d{4}/\\d+', '2026/17', true],
    ['[A-Z]+ \\d+', 'AB 12', true],
    ['A\\d|B\\d', 'A1', true],
    ['A\\d|B\\d', 'A1B', false],
    ['[A-Z]+-\\d+', 'ORD-1', true],
    ['.*', '7', true],
    ['.*', 'A'.repeat(64), true],
    ['.*', 'A'.repeat(65), false],
    ['.*', 'A\nB', false],
    ['[^]*', '.', false],
    ['[^]*', '..', false],
    ['[^]*', '...', true],
    ['(?:a|b)c', 'ac', true],
    ['#\\d{4}', 'US10000001', false],
  ] as const)('%s of %s is %s', (pattern, text, isValid) => {
    expect(isOrderNumber(text, pattern)).toBe(isValid);
  });

  it.each([
    ['an expression that does not parse', '['],
    ['half of an expression', '(A'],
    ['an expression that only parses between parentheses', 'A)|(B'],
    ['an expression object', /^#\d+$/],
    ['a number', 4],
    ['nothing', undefined],
    ['null', null],
    ['a list', ['#\\d+']],
  ])('is checked by default if the pattern is %s', (_what, pattern) => {
    expect(isOrderNumber('US10000001', pattern)).toBe(true);
    expect(isOrderNumber('#1001', pattern)).toBe(false);
    expect(isOrderNumber('A', pattern)).toBe(false);
  });

  it('is refused for its length before the pattern is run', () => {
    // With this pattern, each further character doubles the time.
    expect(isOrderNumber(`${'a'.repeat(10_000)}!`, '(a+)+')).toBe(false);
  });
});
