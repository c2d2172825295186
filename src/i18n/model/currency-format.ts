/**
 * Currencies of our markets whose decimals browsers disagree on: their coins are out of use, which CLDR follows (Chromium) and ISO 4217
 * does not (Firefox, Safari). Shoppers of these countries read whole amounts.
 */
const WHOLE_CURRENCIES = /HUF|IDR/;

/** Currencies in which shops write decimals only where there are some: `1 290 Kč`. Older browsers ignore the option and write zeros. */
const SHORT_CURRENCIES = /CZK|RUB|TWD/;

/** Returns the format of an amount, with the same decimals in every browser. */
export function toCurrencyFormat(currency: string): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency,
    ...(WHOLE_CURRENCIES.test(currency) && { maximumFractionDigits: 0 }),
    ...(SHORT_CURRENCIES.test(currency) && { trailingZeroDisplay: 'stripIfInteger' }),
  };
}
