/** Amounts of a unit are told to so many decimals (returns, section 5). */
const UNIT_DECIMALS = 3;

/** Steps of an amount of a unit. */
export const UNIT = 10 ** UNIT_DECIMALS;

/** Whole thousandths: sums of them are exact. */
export function toUnits(amount: number): number {
  return Math.round(amount * UNIT);
}

/** An amount to the thousandth. */
export function roundToUnit(amount: number): number {
  return toUnits(amount) / UNIT;
}

/** An amount down to the currency's smallest coin. */
export function floorToCoin(amount: number, currency: string): number {
  const coin = 10 ** Math.max(0, UNIT_DECIMALS - countDecimals(currency));
  return (Math.floor(toUnits(amount) / coin) * coin) / UNIT;
}

/** The yen has none. A code that is none counts as most do. */
function countDecimals(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
