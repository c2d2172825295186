import type { Order } from '../../../orders/model/order.js';
import { floorToCoin, roundToUnit, toUnits, UNIT } from '../../../returns/model/coins.js';
import type { MethodPrice } from '../../../returns/model/return-method.js';
import type { ReturnRow } from '../../../returns/model/return-choice.js';

/** Amounts of a row or of a part of it, in major units. */
export interface RowAmounts {
  readonly price: number;
  readonly fees: number;
  readonly taxes: number;
}

/** The estimated refund; the service determines the actual one. */
export interface RefundEstimate {
  /** The sum of the selected prices. */
  readonly subTotal: number;
  /** The sum of their taxes, rounded down to the currency's smallest coin. */
  readonly taxes: number;
  /** The prices include the taxes. */
  readonly holdsTaxes: boolean;
  /** The return fee that is deducted; absent if there is none. */
  readonly fee?: number;
  /** At least 0. */
  readonly total: number;
}

/** What is split: the amounts of a whole quantity. */
export type SplitAmounts = Pick<ReturnRow, 'quantity' | 'price' | 'fees' | 'taxes'>;

export interface RefundPlan {
  readonly order: Pick<Order, 'currency' | 'sums'>;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly { readonly rowKey: string; readonly quantity: number }[];
  /** The cost of the chosen method; absent if none is chosen. */
  readonly price?: MethodPrice | undefined;
}

/**
 * Estimates the refund of the selected rows (returns, sections 5 and 9): prices and taxes, less the return fee. Undefined if the price of a
 * row is unknown.
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
  // Orders list the sum of included taxes under this name.
  const holdsTaxes = order.sums.includedTaxes !== undefined;
  const fee = price?.kind === 'deducted' && price.currency === order.currency ? price.amount : undefined;
  const total = roundToUnit(subTotal + (holdsTaxes ? 0 : taxes) - (fee ?? 0));
  return { subTotal, taxes, holdsTaxes, ...(fee !== undefined && { fee }), total: Math.max(0, total) };
}

/**
 * The amounts of some units of a row, each rounded to three decimals. For all units it returns the row's own amounts, so that rounding
 * loses nothing. Undefined if the row has no price.
 */
export function splitRow({ quantity, price, fees, taxes }: SplitAmounts, chosen: number): RowAmounts | undefined {
  if (price === undefined) return undefined;
  if (chosen >= quantity) return { price, fees, taxes };
  const split = (amount: number): number => (toUnits(amount / quantity) * chosen) / UNIT;
  return { price: split(price), fees: split(fees), taxes: split(taxes) };
}
