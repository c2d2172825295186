import type { Amount } from '../engine.js';
import type { Numeric, Priced } from './records.js';

export function toNumber(value: Numeric): number {
  return Number(value ?? 0);
}

/**
 * The price and taxes of a line or a shipping method after discounts, computed as Medusa does. Medusa's own totals cannot be used, because
 * received returns are subtracted from them.
 *
 * @param amount the price before discounts, of the whole line; gross if `is_tax_inclusive`
 * @param isGross whether the result includes taxes
 */
export function toAmount(amount: number, priced: Priced, isGross: boolean): Amount {
  const rate = (priced.tax_lines ?? []).reduce((sum, line) => sum + toNumber(line.rate), 0) / 100;
  const toNet = (value: number, isInclusive: boolean): number => (isInclusive ? value / (1 + rate) : value);
  const discount = (priced.adjustments ?? []).reduce(
    (sum, adjustment) => sum + toNet(toNumber(adjustment.amount), adjustment.is_tax_inclusive ?? false),
    0,
  );
  const net = toNet(amount, priced.is_tax_inclusive) - discount;
  const tax = net * rate;
  return { price: isGross ? net + tax : net, tax };
}

export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, { price, tax }) => ({ price: sum.price + price, tax: sum.tax + tax }), {
    price: 0,
    tax: 0,
  });
}
