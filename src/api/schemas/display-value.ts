const CURRENCY_CODE = /^[a-z]{3}$/i;

/** Where the server names no currency (orders area, section 3). */
const DEFAULT_CURRENCY = 'USD';

type Sent<Value> = Value | null | undefined;

/** A text with something in it: an empty heading or message is none. */
export function toText(text: Sent<string>): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/** An amount that a sum of money can have: not below zero, not infinite. */
export function toAmount(amount: Sent<number>): number | undefined {
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

/** ISO 4217, upper case. Formatters throw on anything else; a code of three letters that nobody knows is shown as it is. */
export function findCurrency(code: Sent<string>): string | undefined {
  return code && CURRENCY_CODE.test(code) ? code.toUpperCase() : undefined;
}

export function toCurrency(code: Sent<string>): string {
  return findCurrency(code) ?? DEFAULT_CURRENCY;
}
