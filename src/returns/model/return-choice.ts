import type { ReturnRefusal } from '../../orders/model/order-details.js';
import type { Order, OrderGroup, OrderItem } from '../../orders/model/order.js';
import { isCancelledOrReturned } from '../../orders/model/return-offer.js';

/** Maximum length of the shopper's text, in characters as a reader counts them (returns, section 9). */
export const LONGEST_TEXT = 140;

/** What the shopper gets for a returned row: a refund, or another article. */
export type Operation = 'return' | 'exchange';

/** A row that the shopper selected for return. */
export interface ReturnChoice {
  readonly rowKey: string;
  /** 0 until a quantity is chosen. */
  readonly quantity: number;
  /** Key of a reason of the market; absent until one is chosen. */
  readonly reason?: string;
  /** Absent while the shopper still has to choose. */
  readonly operation?: Operation;
  /** The shopper's text, possibly empty. Never persisted. */
  readonly text: string;
}

/** A complete selection. */
export interface ReadyChoice extends ReturnChoice {
  readonly reason: string;
  readonly operation: Operation;
}

/** The selections by what they lack (returns, section 5); each is in exactly one list. */
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

/** Whether the shopper can continue: there is a selection, and every selection is complete. */
export function areChoicesReady(choices: readonly ReturnChoice[]): boolean {
  return choices.length > 0 && groupChoices(choices).ready.length === choices.length;
}

/** The initial selection of a row: the full quantity, without a reason. */
export function toFirstChoice({ key, returnableQuantity }: ReturnRow): ReturnChoice {
  return { rowKey: key, quantity: Math.max(1, returnableQuantity), text: '' };
}

/** One row of the wizard: the order lines of one product, which a shopper does not distinguish. */
export interface ReturnRow {
  /** Unique within the order, and the same after a reload. */
  readonly key: string;
  /** The order lines, at least one; the first one is displayed. */
  readonly items: readonly [OrderItem, ...OrderItem[]];
  /** The ordered quantity. */
  readonly quantity: number;
  /** The quantity that may be returned; 0 if the row cannot be returned. */
  readonly returnableQuantity: number;
  readonly isReturnable: boolean;
  /** Why the row cannot be returned: the service's text, if it sent one. */
  readonly refusal?: ReturnRefusal;
  /** Price of the whole ordered quantity, in major units. Absent if the service did not send it for all lines. */
  readonly price?: number;
  /** Fees of the whole ordered quantity. */
  readonly fees: number;
  readonly taxes: number;
  /** Present on a row that stands for one unit of another row. */
  readonly unit?: RowUnit;
}

/** One unit of a row whose units are chosen separately. Numbers count from 1. */
export interface RowUnit {
  /** Key of the row that was split. */
  readonly rowKey: string;
  /** Number of the unit among those of the row that may be returned, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Number of the unit within its order line. */
  readonly ofLine: number;
}

/** The market's rules for what may be returned. */
export interface ReturnRowRules {
  /** Personalised items cannot be returned. */
  readonly refusesCustomItems: boolean;
  /** The whole ordered quantity may be returned, regardless of the quantity that the service reports. */
  readonly returnsAsOrdered: boolean;
}

/**
 * The rows of an order, returnable or not (returns, section 5): lines with equal article and style colour are one row, but returnable and
 * other lines are separate. Services, and cancelled or returned lines, have no row.
 */
export function listReturnRows({ groups }: Pick<Order, 'groups'>, rules: ReturnRowRules): readonly ReturnRow[] {
  const rows = new Map<string, ReturnRow>();
  for (const group of groups) {
    if (group.isReturnOrder) continue;
    for (const item of group.items) {
      if (item.kind === 'service' || isCancelledOrReturned(item)) continue;
      const row = toRow(item, group, rules);
      const key = JSON.stringify([item.gtin ?? item.key, item.styleColor, row.isReturnable]);
      const known = rows.get(key);
      rows.set(key, known ? merge(known, row) : row);
    }
  }
  return [...rows.values()];
}

/** Whether all lines of a row may be exchanged. */
export function isExchangeable({ items }: ReturnRow): boolean {
  return items.every((item) => item.isExchangeable === true);
}

function toRow(item: OrderItem, group: OrderGroup, rules: ReturnRowRules): ReturnRow {
  const { price } = item;
  const refusal = item.returnRefusal ?? group.returnRefusal;
  const returnableQuantity = countReturnable(item, group, rules);
  const isReturnable = returnableQuantity > 0;
  return {
    key: item.key,
    items: [item],
    quantity: item.quantity,
    returnableQuantity,
    isReturnable,
    ...(!isReturnable && refusal && { refusal }),
    ...(price !== undefined && { price }),
    fees: item.fees ?? 0,
    taxes: item.taxes ?? 0,
  };
}

function countReturnable(item: OrderItem, { returnRefusal }: OrderGroup, rules: ReturnRowRules): number {
  const { quantity, isReturnable, pbid, returnableQuantity = quantity } = item;
  const isRefused = rules.refusesCustomItems && pbid !== undefined;
  if (!isReturnable || isRefused || returnRefusal) return 0;
  return rules.returnsAsOrdered ? quantity : Math.min(quantity, returnableQuantity);
}

function merge(one: ReturnRow, other: ReturnRow): ReturnRow {
  const { price, ...rest } = one;
  return {
    ...rest,
    items: [...one.items, ...other.items],
    quantity: one.quantity + other.quantity,
    returnableQuantity: one.returnableQuantity + other.returnableQuantity,
    ...(price !== undefined && other.price !== undefined && { price: price + other.price }),
    fees: one.fees + other.fees,
    taxes: one.taxes + other.taxes,
  };
}

/** One exchanged unit of a row: each unit may get its own colour and size. */
export interface ExchangeUnit {
  readonly rowKey: string;
  /** Counted from 1 within its row. */
  readonly unit: number;
}

/** The replacement that a shopper selected for one unit. */
export interface ExchangePick extends ExchangeUnit {
  readonly colorCode: string;
  /** The article in the selected size; absent until a size is selected. */
  readonly skuId?: string;
}

/** A complete selection. */
export interface ReadyPick extends ExchangePick {
  readonly skuId: string;
}

/** All exchanged units, in the order of the rows. */
export function listExchangeUnits(choices: readonly ReturnChoice[]): readonly ExchangeUnit[] {
  return choices.flatMap(({ rowKey, quantity, operation }) =>
    operation === 'exchange' ? Array.from({ length: quantity }, (_, index) => ({ rowKey, unit: index + 1 })) : [],
  );
}

/** The selection for one unit so far. */
export function findPick(picks: readonly ExchangePick[], { rowKey, unit }: ExchangeUnit): ExchangePick | undefined {
  return picks.find((pick) => pick.rowKey === rowKey && pick.unit === unit);
}

/** Whether colour and size are selected. */
export function isReadyPick(pick: ExchangePick | undefined): pick is ReadyPick {
  return pick?.skuId !== undefined;
}
