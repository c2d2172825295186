/**
 * Currencies whose decimals browsers disagree on: their coins are out of use, which CLDR follows (Chromium) and ISO 4217 does not (Firefox,
 * Safari). Shoppers of these countries read whole amounts.
 */
const WHOLE_CURRENCIES = /^(AFN|ALL|COP|HUF|IDR|IQD|IRR|KPW|LAK|LBP|MGA|MMK|PKR|RSD|SLL|SOS|SYP|YER)$/i;

/** How an amount of a currency is written, with the same decimals in every browser. */
export function toCurrencyFormat(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, ...(WHOLE_CURRENCIES.test(currency) && { maximumFractionDigits: 0 }) };
}
