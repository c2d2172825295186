import type { OrderItem } from '../../orders/model/order.js';
import { toFirstChoice, type ExchangePick, type ReturnChoice, type ReturnRow } from './return-choice.js';
import { shareLine } from './unit-amounts.js';

/** The selections of a return, and the rows whose units are chosen separately. */
export interface Selections {
  readonly choices: readonly ReturnChoice[];
  readonly picks: readonly ExchangePick[];
  /** Keys of the split rows. */
  readonly splitKeys?: readonly string[];
}

/** Whether the units of a row can be chosen separately. */
export function isSplittable({ returnableQuantity, unit }: ReturnRow): boolean {
  return returnableQuantity > 1 && unit === undefined;
}

/** The rows to choose from: each split row is replaced by one row per unit that may be returned. */
export function splitRows(rows: readonly ReturnRow[], splitKeys: readonly string[] = []): readonly ReturnRow[] {
  return rows.flatMap((row) => (splitKeys.includes(row.key) && isSplittable(row) ? listUnitRows(row) : [row]));
}

/** What tells the order lines of a row's units. */
type UnitRow = Pick<ReturnRow, 'items' | 'quantity' | 'returnableQuantity'>;

/**
 * Finds the order line of a unit, counted from 1 in its row. A row holds lines of one product; the units of the first line come first, as
 * many as may be returned of it.
 */
export function findLine(
  { items, quantity, returnableQuantity }: UnitRow,
  unit: number,
): { readonly item: OrderItem; readonly unit: number } | undefined {
  const isWhole = returnableQuantity >= quantity;
  let left = unit;
  for (const item of items) {
    const count = isWhole ? item.quantity : Math.min(item.quantity, item.returnableQuantity ?? item.quantity);
    if (left <= count) return { item, unit: left };
    left -= count;
  }
  return undefined;
}

/** The order lines of the first units of a row, one for each unit. */
export function listUnitLines(row: UnitRow, count: number): OrderItem[] {
  return Array.from({ length: count }, (_, index) => findLine(row, index + 1)?.item ?? []).flat();
}

/** The price paid for one unit of a row, in major units of the order's currency: lines of one row may differ. Undefined if unknown. */
export function findUnitPrice(row: UnitRow, unit: number): number | undefined {
  const line = findLine(row, unit);
  return line && shareLine(line.item, 1)?.price;
}

/** The highest price paid for a unit of a row; undefined if one is unknown. */
export function findHighestUnitPrice(row: ReturnRow): number | undefined {
  if (row.price === undefined) return undefined;
  return Math.max(...Array.from({ length: row.quantity }, (_, index) => findUnitPrice(row, index + 1) ?? 0));
}

/** Lets the shopper choose for each unit of a row. The units start with the selection of the row. */
export function splitSelection<T extends Selections>(selections: T, row: ReturnRow): T {
  const { choices, picks, splitKeys = [] } = selections;
  if (!isSplittable(row) || splitKeys.includes(row.key)) return selections;
  const toKey = (unit: number): string => toUnitKey(row.key, unit);
  return {
    ...selections,
    splitKeys: [...splitKeys, row.key],
    choices: choices.flatMap((choice) =>
      choice.rowKey === row.key
        ? Array.from({ length: choice.quantity }, (_, index) => ({ ...choice, rowKey: toKey(index + 1), quantity: 1 }))
        : [choice],
    ),
    picks: picks.map((pick) => (pick.rowKey === row.key ? { ...pick, rowKey: toKey(pick.unit), unit: 1 } : pick)),
  };
}

/**
 * Makes one selection of those of a row's units again: the answers of the first selected unit, for as many units as were selected. If none
 * was, the row is selected anew.
 */
export function joinSelection<T extends Selections>(selections: T, row: ReturnRow): T {
  const { choices, picks, splitKeys = [] } = selections;
  if (!splitKeys.includes(row.key)) return selections;
  const keys = listUnitRows(row).map(({ key }) => key);
  const joined = choices.filter(({ rowKey }) => keys.includes(rowKey));
  const [first = toFirstChoice(row)] = joined;
  const unitPicks = keys.flatMap((key) => picks.filter(({ rowKey }) => rowKey === key));
  return {
    ...selections,
    splitKeys: splitKeys.filter((key) => key !== row.key),
    choices: [
      ...choices.filter((choice) => !joined.includes(choice)),
      { ...first, rowKey: row.key, quantity: joined.length || first.quantity },
    ],
    picks: [
      ...picks.filter((pick) => !unitPicks.includes(pick)),
      ...unitPicks.map((pick, index) => ({ ...pick, rowKey: row.key, unit: index + 1 })),
    ],
  };
}

/** Returns one unit for a refund instead of exchanging it; the other units of its row stay as they are. */
export function returnUnit<T extends Selections>(selections: T, row: ReturnRow, unit: number): T {
  const choice = selections.choices.find(({ rowKey }) => rowKey === row.key);
  const isAlone = choice === undefined || choice.quantity === 1;
  const split = isAlone ? selections : splitSelection(selections, row);
  const key = isAlone ? row.key : toUnitKey(row.key, unit);
  return {
    ...split,
    choices: split.choices.map((one) => (one.rowKey === key ? { ...one, operation: 'return' as const } : one)),
  };
}

function toUnitKey(rowKey: string, unit: number): string {
  return `${rowKey}/${unit}`;
}

function listUnitRows(row: ReturnRow): ReturnRow[] {
  const { returnableQuantity: count, key: rowKey, isReturnable } = row;
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const line = findLine(row, number);
    if (!line) return [];
    const { item, unit: ofLine } = line;
    return {
      key: toUnitKey(rowKey, number),
      items: [item] as const,
      quantity: 1,
      returnableQuantity: 1,
      isReturnable,
      ...(shareLine(item, 1) ?? { fees: 0, taxes: 0 }),
      unit: { rowKey, number, count, ofLine },
    };
  });
}
