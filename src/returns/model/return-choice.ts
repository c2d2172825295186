import type { ReturnRefusal } from '../../orders/model/order-details.js';
import type { Order, OrderGroup, OrderItem } from '../../orders/model/order.js';

/** The longest a shopper's own words may be, in signs as a shopper counts them (returns, section 9). */
export const LONGEST_TEXT = 140;

/** What becomes of a row that goes back: its price comes for it, or another article. */
export type Operation = 'return' | 'exchange';

/** One row that the shopper wants to send back. Rows without a choice stay. */
export interface ReturnChoice {
  readonly rowKey: string;
  /** 0 where none was chosen yet. */
  readonly quantity: number;
  /** Key of a reason of the market; absent where none was chosen yet. */
  readonly reason?: string;
  /** Absent where the shopper has to choose, and has not yet. */
  readonly operation?: Operation;
  /** The shopper's own words, maybe empty. Never kept over a reload. */
  readonly text: string;
}

/** A choice with nothing missing. */
export interface ReadyChoice extends ReturnChoice {
  readonly reason: string;
  readonly operation: Operation;
}

/** The choices by what they lack (returns, section 5); each stands in one list. */
export interface GroupedChoices {
  readonly ready: readonly ReadyChoice[];
  readonly noReason: readonly ReturnChoice[];
  readonly noQuantity: readonly ReturnChoice[];
  readonly noOperation: readonly ReturnChoice[];
}

export function groupChoices(choices: readonly ReturnChoice[]): GroupedChoices {
  const reasoned = choices.filter(({ reason }) => reason !== undefined);
  const counted = reasoned.filter(({ quantity }) => quantity > 0);
  return {
    ready: counted.filter((choice): choice is ReadyChoice => choice.operation !== undefined),
    noReason: choices.filter(({ reason }) => reason === undefined),
    noQuantity: reasoned.filter(({ quantity }) => quantity <= 0),
    noOperation: counted.filter(({ operation }) => operation === undefined),
  };
}

/** Whether the shopper may go on: something is chosen, and nothing that is chosen lacks anything. */
export function areChoicesReady(choices: readonly ReturnChoice[]): boolean {
  return choices.length > 0 && groupChoices(choices).ready.length === choices.length;
}

/** What a row begins with once it is chosen: all of it, and no reason. */
export function toFirstChoice({ key, returnable }: ReturnRow): ReturnChoice {
  return { rowKey: key, quantity: Math.max(1, returnable), text: '' };
}

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

/** One piece of a row that is exchanged: each may come in a colour and a size of its own. */
export interface ExchangeUnit {
  readonly rowKey: string;
  /** Counted from 1, within its row. */
  readonly unit: number;
}

/** What a shopper wants in place of one piece. */
export interface ExchangePick extends ExchangeUnit {
  readonly colorCode: string;
  /** The article in its size; absent until a size is chosen. */
  readonly skuId?: string;
}

/** A pick with nothing missing. */
export interface ReadyPick extends ExchangePick {
  readonly skuId: string;
}

/** Every piece that is exchanged, in the order of the rows. */
export function listExchangeUnits(choices: readonly ReturnChoice[]): readonly ExchangeUnit[] {
  return choices.flatMap(({ rowKey, quantity, operation }) =>
    operation === 'exchange' ? Array.from({ length: quantity }, (_, index) => ({ rowKey, unit: index + 1 })) : [],
  );
}

/** What was picked for one piece so far. */
export function findPick(picks: readonly ExchangePick[], { rowKey, unit }: ExchangeUnit): ExchangePick | undefined {
  return picks.find((pick) => pick.rowKey === rowKey && pick.unit === unit);
}

/** Whether colour and size are chosen. */
export function isReadyPick(pick: ExchangePick | undefined): pick is ReadyPick {
  return pick?.skuId !== undefined;
}
