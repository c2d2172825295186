import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createIntl } from '../../src/i18n/create-intl.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const create = (locale: string) => createIntl({ locale, messages: {}, english: [] });
/** Formatters put no-break spaces between number and symbol. */
const format = (locale: string, amount: number, currency: string) =>
  create(locale).money(amount, currency).replace(/\s/g, ' ');

describe('an amount of money', () => {
  it.each<[string, number, string, string]>([
    ['en-US', 128.5, 'USD', '$128.50'],
    ['en-US', 0, 'USD', '$0.00'],
    ['en-US', 1_234_567.891, 'USD', '$1,234,567.89'],
    ['de-DE', 128.5, 'EUR', '128,50 €'],
    ['ja-JP', 12_850, 'JPY', '¥12,850'.replace('¥', '￥')],
    ['en-US', 12_850, 'JPY', '¥12,850'],
    ['ko-KR', 12_850, 'KRW', '₩12,850'],
    ['en-KW', 1.2345, 'KWD', 'KWD 1.235'],
    ['en-US', 5, 'usd', '$5.00'],
    ['hu-HU', 1234.5, 'HUF', '1235 Ft'],
    ['en-US', 1234.4, 'HUF', 'HUF 1,234'],
    ['id-ID', 1_234_500, 'IDR', 'Rp 1.234.500'],
    ['id-ID', 1_234_500.5, 'IDR', 'Rp 1.234.501'],
    ['en-US', 1234.5, 'TWD', 'NT$1,234.50'],
    ['en-US', 1234, 'TWD', 'NT$1,234'],
    ['zh-TW', 1234, 'TWD', '$1,234'],
    ['cs-CZ', 4500, 'CZK', '4 500 Kč'],
    ['cs-CZ', 1290.5, 'CZK', '1 290,50 Kč'],
    ['ru-RU', 1290, 'RUB', '1 290 ₽'],
    ['ru-RU', 0, 'RUB', '0 ₽'],
    ['pl-PL', 45, 'PLN', '45,00 zł'],
    ['sv-SE', 450, 'SEK', '450,00 kr'],
  ])('in %s: %d %s is %s', (...[locale, amount, currency, text]) => {
    expect(format(locale, amount, currency)).toBe(text);
  });

  it('has its usual decimals in a browser that does not know how to leave out zeros', () => {
    const { NumberFormat } = Intl;
    const spy = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (locale, options) {
      return new NumberFormat(locale, { ...options, trailingZeroDisplay: 'auto' });
    });
    // A locale that no other test uses, because formatters are kept.
    expect(format('cs-AT', 4500, 'CZK')).toBe('4 500,00 Kč');
    spy.mockRestore();
  });

  it.each([
    ['of no known country', 'XQZ', 'XQZ 128.50'],
    ['that is empty', '', '128.50'],
    ['of two letters', 'US', '128.50 US'],
    ['of four letters', 'USDD', '128.50 USDD'],
    ['of digits', '840', '128.50 840'],
    ['that is a sign', '$', '128.50 $'],
    ['that is markup', '<b>', '128.50 <b>'],
    ['with a blank', 'U D', '128.50 U D'],
  ])('in a currency %s is still shown', (_what, currency, text) => {
    expect(format('en-US', 128.5, currency)).toBe(text);
  });

  it('shows its digits in any currency of any spelling', () => {
    const currency = fc.oneof(fc.stringMatching(/^[A-Z]{3}$/), fc.string({ unit: 'binary', maxLength: 5 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), currency, (amount, code) => {
        expect(create('en-US').money(amount, code)).toContain(String(amount));
      }),
      { numRuns: 500 },
    );
  });
});
