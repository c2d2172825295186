import type { ReturnRefusal } from '../../orders/model/order-details.js';
import type { Order, OrderGroup, OrderItem } from '../../orders/model/order.js';

/** What goes back as one: the lines of one product, for a shopper does not know them apart. */
export interface ReturnRow {
  /** Unique within the order, and the same after a reload. */
  readonly key: string;
  /** The lines, at least one; the first says what the row is. */
  readonly items: readonly [OrderItem, ...OrderItem[]];
  /** As ordered. */
  readonly quantity: number;
  /** How many of them may go back; 0 where none may. */
  readonly returnable: number;
  readonly isReturnable: boolean;
  /** Why not, in the service's words, where it sent some. */
  readonly refusal?: ReturnRefusal;
  /** Of all that was ordered, in major units. Absent where the service did not send it for all lines. */
  readonly price?: number;
  /** Of all that was ordered. */
  readonly fees: number;
  readonly taxes: number;
}

/** What a market says of what may go back. */
export interface ReturnRowRules {
  /** What was made for one shopper does not go back. */
  readonly keepsPersonalItems: boolean;
  /** As many go back as were ordered, whatever the service counts. */
  readonly returnsAsOrdered: boolean;
}

/** Settled otherwise already: there is nothing left to send back. */
const GONE: ReadonlySet<OrderItem['status']> = new Set([
  'cancelled',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnDenied',
  'returnedToStore',
]);

/**
 * What of an order may go back and what may not (returns, section 5): lines of equal article and style colour are one row, apart where
 * one goes back and the other does not. Services, and what was cancelled or went back, have none.
 */
export function listReturnRows({ groups }: Pick<Order, 'groups'>, rules: ReturnRowRules): readonly ReturnRow[] {
  const rows = new Map<string, ReturnRow>();
  for (const group of groups) {
    if (group.isReturnOrder) continue;
    for (const item of group.items) {
      if (item.kind === 'service' || GONE.has(item.status)) continue;
      const row = toRow(item, group, rules);
      const place = JSON.stringify([item.gtin, item.styleColor, row.isReturnable]);
      const known = rows.get(place);
      rows.set(place, known ? merge(known, row) : row);
    }
  }
  return [...rows.values()];
}

/** Whether all of a row may be exchanged. */
export function isExchangeable({ items }: ReturnRow): boolean {
  return items.every((item) => item.isExchangeable === true);
}

function toRow(item: OrderItem, group: OrderGroup, rules: ReturnRowRules): ReturnRow {
  const { price } = item;
  const refusal = item.returnRefusal ?? group.returnRefusal;
  const returnable = countReturnable(item, group, rules);
  const isReturnable = returnable > 0;
  return {
    key: item.key,
    items: [item],
    quantity: item.quantity,
    returnable,
    isReturnable,
    ...(!isReturnable && refusal && { refusal }),
    ...(price !== undefined && { price }),
    fees: item.fees ?? 0,
    taxes: item.taxes ?? 0,
  };
}

function countReturnable(item: OrderItem, { returnRefusal }: OrderGroup, rules: ReturnRowRules): number {
  const { quantity, isReturnable, pbid, returnableQuantity = quantity } = item;
  const isStored = rules.keepsPersonalItems && pbid !== undefined;
  if (!isReturnable || isStored || returnRefusal) return 0;
  return rules.returnsAsOrdered ? quantity : Math.min(quantity, returnableQuantity);
}

function merge(one: ReturnRow, other: ReturnRow): ReturnRow {
  const { price, ...rest } = one;
  return {
    ...rest,
    items: [...one.items, ...other.items],
    quantity: one.quantity + other.quantity,
    returnable: one.returnable + other.returnable,
    ...(price !== undefined && other.price !== undefined && { price: price + other.price }),
    fees: one.fees + other.fees,
    taxes: one.taxes + other.taxes,
  };
}

/** What one of a row did cost; absent where nobody knows. In major units of the order's currency. */
export function findUnitPrice({ price, quantity }: Pick<ReturnRow, 'price' | 'quantity'>): number | undefined {
  return price === undefined ? undefined : price / quantity;
}
