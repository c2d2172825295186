import type { OrderItem } from '../../../../orders/model/order.js';
import { splitRow, type RowAmounts } from '../../model/refund-estimate.js';
import type { ReturnRow } from '../../../../returns/model/return-choice.js';

/** What a shopper wants in place of one piece of a row; pieces are counted from 1. */
export interface UnitPick {
  readonly rowKey: string;
  readonly unit: number;
  /** The article in its size. */
  readonly skuId: string;
}

/** One piece that is exchanged. */
export interface ExchangedUnit {
  /** `{orderLineKey}:{unit}`, the pieces of a line counted from 1. */
  readonly id: string;
  readonly row: ReturnRow;
  /** The line it is of. */
  readonly item: OrderItem;
  readonly skuId: string;
  /** What was paid for it; absent where nobody knows. */
  readonly paid?: RowAmounts;
}

/** The pieces that are exchanged, each with its line. One of a row that is gone since it was picked comes in no exchange. */
export function listExchangedUnits(rows: readonly ReturnRow[], picks: readonly UnitPick[]): readonly ExchangedUnit[] {
  return picks.flatMap(({ rowKey, unit, skuId }) => {
    const row = rows.find(({ key }) => key === rowKey);
    const place = row && findPlace(row, unit);
    if (!row || !place) return [];
    const paid = splitRow(row, 1);
    return [{ id: `${place.item.key}:${place.unit}`, row, item: place.item, skuId, ...(paid && { paid }) }];
  });
}

/** A row holds lines of one product: the pieces of the first one come first. */
function findPlace(row: ReturnRow, unit: number): { readonly item: OrderItem; readonly unit: number } | undefined {
  let left = unit;
  for (const item of row.items) {
    if (left <= item.quantity) return { item, unit: left };
    left -= item.quantity;
  }
  return undefined;
}
