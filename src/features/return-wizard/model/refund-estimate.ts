import type { Order } from '../../../orders/model/order.js';
import { floorToCoin, roundToUnit, toUnits, UNIT } from './coins.js';
import type { MethodPrice } from '../../../returns/model/return-method.js';
import type { ReturnRow } from '../../../returns/model/return-choice.js';

/** Amounts of one row or a part of it, in major units. */
export interface RowAmounts {
  readonly price: number;
  readonly fees: number;
  readonly taxes: number;
}

/** What comes back by the look of it; the service has the last word. */
export interface RefundEstimate {
  /** The prices of what was chosen. */
  readonly subTotal: number;
  /** Their taxes, down to the currency's smallest coin. */
  readonly taxes: number;
  /** The prices hold the taxes already. */
  readonly holdsTaxes: boolean;
  /** Taken off for sending it back; absent where nothing is. */
  readonly fee?: number;
  /** Never below nothing. */
  readonly total: number;
}

export interface RefundPlan {
  readonly order: Pick<Order, 'currency' | 'sums'>;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly { readonly rowKey: string; readonly quantity: number }[];
  /** What the chosen method costs; absent where none is chosen. */
  readonly price?: MethodPrice | undefined;
}

/**
 * What comes back for the rows that were chosen (returns, sections 5 and 9): prices and taxes, without what sending them back costs.
 * Absent where nobody knows what a row did cost.
 */
export function estimateRefund({ order, rows, choices, price }: RefundPlan): RefundEstimate | undefined {
  const parts = choices.map(({ rowKey, quantity }) => {
    const row = rows.find(({ key }) => key === rowKey);
    return row && splitRow(row, quantity);
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  const subTotal = roundToUnit(parts.reduce((sum, part) => sum + part.price, 0));
  const taxes = floorToCoin(
    parts.reduce((sum, part) => sum + part.taxes, 0),
    order.currency,
  );
  // Of taxes that prices hold, an order tells their sum by that name.
  const holdsTaxes = order.sums.includedTaxes !== undefined;
  const fee = price?.kind === 'deducted' && price.currency === order.currency ? price.amount : undefined;
  const total = roundToUnit(subTotal + (holdsTaxes ? 0 : taxes) - (fee ?? 0));
  return { subTotal, taxes, holdsTaxes, ...(fee !== undefined && { fee }), total: Math.max(0, total) };
}

/**
 * The amounts of so many units of a row, each unit's rounded to three decimals; all of them have the row's own, so that nothing is lost
 * on the way. Absent where the row has no price.
 */
export function splitRow(
  { quantity, price, fees, taxes }: Pick<ReturnRow, 'quantity' | 'price' | 'fees' | 'taxes'>,
  chosen: number,
): RowAmounts | undefined {
  if (price === undefined) return undefined;
  if (chosen >= quantity) return { price, fees, taxes };
  const split = (amount: number): number => (toUnits(amount / quantity) * chosen) / UNIT;
  return { price: split(price), fees: split(fees), taxes: split(taxes) };
}
