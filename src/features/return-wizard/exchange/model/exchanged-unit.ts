import type { OrderItem } from '../../../../orders/model/order.js';
import { splitRow, type RowAmounts } from '../../model/refund-estimate.js';
import type { ReturnRow } from '../../../../returns/model/return-choice.js';

/** The replacement that a shopper selected for one unit of a row; units are counted from 1. */
export interface UnitPick {
  readonly rowKey: string;
  readonly unit: number;
  /** The article in the selected size. */
  readonly skuId: string;
}

/** One unit that is exchanged. */
export interface ExchangedUnit {
  /** `{orderLineKey}:{unit}`, the units of a line counted from 1. */
  readonly id: string;
  readonly row: ReturnRow;
  /** The order line of the unit. */
  readonly item: OrderItem;
  readonly skuId: string;
  /** The amounts paid for it; absent if unknown. */
  readonly paid?: RowAmounts;
}

/** The exchanged units, each with its order line. Skips units of rows that no longer exist. */
export function listExchangedUnits(rows: readonly ReturnRow[], picks: readonly UnitPick[]): readonly ExchangedUnit[] {
  return picks.flatMap(({ rowKey, unit, skuId }) => {
    const row = rows.find(({ key }) => key === rowKey);
    const found = row && findLine(row, unit);
    if (!row || !found) return [];
    const paid = splitRow(row, 1);
    return [{ id: `${found.item.key}:${found.unit}`, row, item: found.item, skuId, ...(paid && { paid }) }];
  });
}

/** Finds the order line of a unit. A row holds lines of one product; the units of the first line come first. */
function findLine(row: ReturnRow, unit: number): { readonly item: OrderItem; readonly unit: number } | undefined {
  let left = unit;
  for (const item of row.items) {
    if (left <= item.quantity) return { item, unit: left };
    left -= item.quantity;
  }
  return undefined;
}
