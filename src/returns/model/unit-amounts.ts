import type { OrderItem } from '../../orders/model/order.js';
import { roundToUnit } from './coins.js';

/** Amounts of some units, in major units of the order's currency. */
export interface UnitAmounts {
  readonly price: number;
  readonly fees: number;
  readonly taxes: number;
}

type PaidLine = Pick<OrderItem, 'quantity' | 'price' | 'fees' | 'taxes'>;

/**
 * The amounts of some units of an order line (wire and defaults, section 3). The amounts of single units are rounded to three decimals; all
 * units of a line together have the line's own amounts, so that rounding loses nothing. Undefined if the line has no price.
 */
export function shareLine({ quantity, price, fees = 0, taxes = 0 }: PaidLine, count: number): UnitAmounts | undefined {
  if (price === undefined) return undefined;
  if (count >= quantity) return { price, fees, taxes };
  const share = (amount: number): number => roundToUnit(roundToUnit(amount / quantity) * count);
  return { price: share(price), fees: share(fees), taxes: share(taxes) };
}

/** The amounts of some units together. Each unit is given by its order line. Undefined if a line has no price. */
export function sumUnits(units: readonly OrderItem[]): UnitAmounts | undefined {
  const counts = new Map<OrderItem, number>();
  for (const line of units) counts.set(line, (counts.get(line) ?? 0) + 1);
  let sum: UnitAmounts = { price: 0, fees: 0, taxes: 0 };
  for (const [line, count] of counts) {
    const part = shareLine(line, count);
    if (!part) return undefined;
    sum = { price: sum.price + part.price, fees: sum.fees + part.fees, taxes: sum.taxes + part.taxes };
  }
  return sum;
}
