import { toCurrencyFormat } from '../../i18n/model/currency-format.js';

/** Unit amounts have this many decimals (returns, section 5). */
const UNIT_DECIMALS = 3;

/** Steps per major unit. */
const UNIT = 10 ** UNIT_DECIMALS;

/** Converts to whole thousandths, whose sums are exact. */
export function toUnits(amount: number): number {
  return Math.round(amount * UNIT);
}

/** Rounds an amount to the thousandth. */
export function roundToUnit(amount: number): number {
  return toUnits(amount) / UNIT;
}

/** Rounds an amount down to the currency's smallest coin. */
export function floorToCoin(amount: number, currency: string): number {
  const coin = 10 ** Math.max(0, UNIT_DECIMALS - countDecimals(currency));
  return (Math.floor(toUnits(amount) / coin) * coin) / UNIT;
}

/** Number of decimals of a currency: 0 for the yen. An invalid code has the default of most currencies. */
function countDecimals(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', toCurrencyFormat(currency));
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
