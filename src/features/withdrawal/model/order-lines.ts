import type { Order, OrderItem } from '../../../orders/model/order.js';
import type { ChosenCounts, ChosenItem } from './statement.js';

/** The lines that a shopper may withdraw from. */
export function listOrderLines({ groups }: Pick<Order, 'groups'>): OrderItem[] {
  const lines = groups.flatMap(({ items }) => items.filter(({ status }) => status !== 'cancelled'));
  return lines.filter(({ quantity }) => quantity > 0);
}

export function getChosenCount({ key, quantity }: OrderItem, counts: ChosenCounts): number {
  return Object.hasOwn(counts, key) ? (counts[key] ?? quantity) : quantity;
}

/** The chosen lines with their units. */
export function listChosen(lines: readonly OrderItem[], counts: ChosenCounts): ChosenItem[] {
  return lines
    .map((line) => ({ orderLineKey: line.key, quantity: getChosenCount(line, counts) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether every unit is chosen. */
export function isWhole(lines: readonly OrderItem[], counts: ChosenCounts): boolean {
  return lines.every((line) => getChosenCount(line, counts) === line.quantity);
}

/**
 * The period is 14 days from the receipt of the goods (Directive 2011/83/EU, article 9). Orders have no date of receipt, so the period of a
 * delivered order counts as over once the order was placed this long ago: a delivery rarely takes more than a fortnight.
 */
const OVER_AFTER_MS = 30 * 86_400_000;

/** Whether the order shows that the period seems to be over. The statement may be sent all the same. */
export function isPeriodOver({ placedAt, groups }: Pick<Order, 'placedAt' | 'groups'>, now: number): boolean {
  const lines = listOrderLines({ groups });
  const isReceived = lines.length > 0 && lines.every(({ status }) => status === 'delivered' || status === 'pickedUp');
  return isReceived && placedAt !== undefined && now - Date.parse(placedAt) > OVER_AFTER_MS;
}
