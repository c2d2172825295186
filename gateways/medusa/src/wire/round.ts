/** Rounds an exact amount to the smallest unit of its currency, halves up. */
export type Round = (amount: number) => number;

export function createRound(currency: string): Round {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const factor = 10 ** digits;
  // 1.005 * 100 is 100.49999999999999.
  return (amount) => Math.round(Number((amount * factor).toFixed(6))) / factor;
}
