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
