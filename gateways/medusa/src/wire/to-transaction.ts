import type { Order } from '../engine.js';
import type { Round } from './round.js';

/** The sums of an order, in the smallest unit of its currency. The parts add up to the total. */
export function toTransaction(order: Order, round: Round) {
  const { isGross, shipping, lines } = order;
  const [price, tax] = [sum(lines, 'price'), sum(lines, 'tax') + shipping.tax];
  const total = round(price + shipping.price + (isGross ? 0 : tax));
  const [subTotal, shippingTotal] = [round(price), round(shipping.price)];
  // The remainder of the rounded total, so that the parts add up to it.
  const added = round(total - subTotal - shippingTotal);
  return { orderTotal: total, subTotal, shippingTotal, ...toTaxes(order, isGross ? round(tax) : added) };
}

export function toTaxes({ isGross }: Order, tax: number): { inclusiveTaxTotal: number } | { totalTaxes: number } {
  return isGross ? { inclusiveTaxTotal: tax } : { totalTaxes: tax };
}

export function sum<Key extends string>(amounts: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return amounts.reduce((total, amount) => total + amount[key], 0);
}
