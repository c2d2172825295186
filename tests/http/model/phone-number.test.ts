import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isPhoneNumber, toGuestPhone, toPhoneDigits } from '../../../src/http/model/phone-number.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The ten digits of a script, from zero to nine. */
const SCRIPTS = {
  ASCII: '0123456789',
  'Arabic-Indic': '٠١٢٣٤٥٦٧٨٩',
  'extended Arabic-Indic': '۰۱۲۳۴۵۶۷۸۹',
  'full-width': '０１２３４５６７８９',
} as const;

const digits = fc.stringMatching(/^\d{3,16}$/);
const separator = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  '/',
  '(',
  ')',
  '\u00a0',
  '\u2009',
  '\u2010',
  '\u2013',
  '\u2212',
  '\t',
);

function write(text: string, script: keyof typeof SCRIPTS): string {
  return text.replace(/\d/g, (digit) => SCRIPTS[script].charAt(Number(digit)));
}

describe('a phone number', () => {
  it.each([
    ['3 digits', '110'],
    ['16 digits', '1234567890123456'],
    ['blanks', '503 555 0101'],
    ['brackets and a hyphen', '(503) 555-0101'],
    ['dots', '503.555.0101'],
    ['slashes', '030/123456'],
    ['a plus', '+1 503 555 0101'],
    ['a typographic hyphen', '503\u2011555\u20110101'],
    ['the marks around a number that was copied from an address book', '\u202a+1 503 555 0101\u202c'],
    ['a zero-width space', '503\u200b5550101'],
  ])('may be written with %s', (_what, text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['2 digits', '11'],
    ['17 digits', '12345678901234567'],
    ['separators alone', '+()-./ '],
    ['a letter', '503555010a'],
    ['an extension', '5035550101 ext. 7'],
    ['a comma', '503,5550101'],
    ['a hash', '#31#5035550101'],
    ['an at sign', 'guest@example.com'],
    ['Thai digits, which would be sent as something else', '๐๑๒๓๔๕'],
    ['100,000 digits', '1'.repeat(100_000)],
  ])('is invalid with %s', (_what, text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it('counts only digits, however they are separated', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,20}$/),
        fc.array(separator, { minLength: 20, maxLength: 20 }),
        (text, signs) => {
          const written = [...text].map((digit, index) => digit + (signs[index] ?? '')).join('');
          expect(isPhoneNumber(written)).toBe(text.length >= 3 && text.length <= 16);
          expect(toPhoneDigits(written)).toBe(text);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it.each(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])('is the same in %s digits', (script) => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(isPhoneNumber(write(text, script))).toBe(true);
        expect(toPhoneDigits(write(text, script))).toBe(text);
        expect(toGuestPhone(write(text, script), '86')).toBe(toGuestPhone(text, '86'));
      }),
      { numRuns: 2_500 },
    );
  });

  it('is sent as digits only if it is valid, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        if (isPhoneNumber(text)) expect(toGuestPhone(text, undefined)).toMatch(/^\d{3,16}$/);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a phone number in China', () => {
  it.each([
    ['13800138000', '+8613800138000'],
    ['138 0013 8000', '+8613800138000'],
    ['8613800138000', '+8613800138000'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['１３８００１３８０００', '+8613800138000'],
    ['868', '+868'],
    ['186', '+86186'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(toGuestPhone(typed, '86')).toBe(sent);
  });

  it('is sent with +86 once, and sending it again changes nothing', () => {
    fc.assert(
      fc.property(digits, separator, (text, sign) => {
        const sent = toGuestPhone(`${text.slice(0, 2)}${sign}${text.slice(2)}`, '86');
        expect(sent).toBe(text.startsWith('86') ? `+${text}` : `+86${text}`);
        expect(toGuestPhone(sent, '86')).toBe(sent);
      }),
      { numRuns: 10_000 },
    );
  });
});
