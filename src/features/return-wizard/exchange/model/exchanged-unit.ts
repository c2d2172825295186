import type { OrderItem } from '../../../../orders/model/order.js';
import type { ReturnRow } from '../../../../returns/model/return-choice.js';
import { findLine } from '../../../../returns/model/return-units.js';
import { shareLine, type UnitAmounts } from '../../../../returns/model/unit-amounts.js';

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
  readonly paid?: UnitAmounts;
}

/** The exchanged units, each with its order line. Skips units of rows that no longer exist. */
export function listExchangedUnits(rows: readonly ReturnRow[], picks: readonly UnitPick[]): readonly ExchangedUnit[] {
  return picks.flatMap(({ rowKey, unit, skuId }) => {
    const row = rows.find(({ key }) => key === rowKey);
    const line = row && findLine(row, unit);
    if (!row || !line) return [];
    const { item } = line;
    const paid = shareLine(item, 1);
    return [{ id: `${item.key}:${row.unit?.ofLine ?? line.unit}`, row, item, skuId, ...(paid && { paid }) }];
  });
}
