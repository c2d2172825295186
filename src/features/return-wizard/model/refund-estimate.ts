import type { Order } from '../../../orders/model/order.js';
import { floorToCoin, roundToUnit } from '../../../returns/model/coins.js';
import type { MethodPrice } from '../../../returns/model/return-method.js';
import type { ReturnRow } from '../../../returns/model/return-choice.js';
import { listUnitLines } from '../../../returns/model/return-units.js';
import { sumUnits } from '../../../returns/model/unit-amounts.js';

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

export interface RefundPlan {
  readonly order: Pick<Order, 'currency' | 'sums'>;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly { readonly rowKey: string; readonly quantity: number }[];
  /** The cost of the chosen method; absent if none is chosen. */
  readonly price?: MethodPrice | undefined;
}

/**
 * Estimates the refund of the selected rows (returns, sections 5 and 9): prices and taxes, less the return fee. Units have the amounts of
 * their own order lines. Undefined if one of these has no price.
 */
export function estimateRefund({ order, rows, choices, price }: RefundPlan): RefundEstimate | undefined {
  const units = choices.map(({ rowKey, quantity }) => {
    const row = rows.find(({ key }) => key === rowKey);
    return row && listUnitLines(row, quantity);
  });
  if (!units.every((lines) => lines !== undefined)) return undefined;
  const paid = sumUnits(units.flat());
  if (!paid) return undefined;
  const subTotal = roundToUnit(paid.price);
  const taxes = floorToCoin(paid.taxes, order.currency);
  // Orders list the sum of included taxes under this name.
  const holdsTaxes = order.sums.includedTaxes !== undefined;
  const fee = price?.kind === 'deducted' && price.currency === order.currency ? price.amount : undefined;
  const total = roundToUnit(subTotal + (holdsTaxes ? 0 : taxes) - (fee ?? 0));
  return { subTotal, taxes, holdsTaxes, ...(fee !== undefined && { fee }), total: Math.max(0, total) };
}
