import type { WireOrder } from '../../../contract/wire-order.js';
import type { ExchangeOrder } from '../store/sandbox-state.js';
import { findExchangedUnit } from './find-exchange-item.js';
import { getUnitPrice } from './to-exchange-skus.js';

/** Reduces a return order's refund by the exchanged items; only the difference to a cheaper replacement is refunded. */
export function withoutExchanged(order: WireOrder, { items }: Pick<ExchangeOrder, 'items'>): WireOrder {
  const refunded = items.flatMap((sent) => {
    const unit = findExchangedUnit(order, sent);
    if (!unit) return [];
    const { quantity, lineItemTaxes } = unit.item.lineItemTransaction;
    const paid = getUnitPrice(unit.item);
    return [{ price: Math.min(paid, unit.price), taxes: (lineItemTaxes ?? 0) / quantity }];
  });
  const { transaction } = order;
  const price = refunded.reduce((sum, unit) => sum + unit.price, 0);
  const taxes = refunded.reduce((sum, unit) => sum + unit.taxes, 0);
  const { inclusiveTaxTotal, totalTaxes } = transaction;
  const isIncluded = typeof inclusiveTaxTotal === 'number';
  return {
    ...order,
    transaction: {
      ...transaction,
      orderTotal: lessen(transaction.orderTotal, price + (isIncluded ? 0 : taxes)),
      subTotal: lessen(transaction.subTotal, price),
      ...(isIncluded
        ? { inclusiveTaxTotal: lessen(inclusiveTaxTotal, taxes) }
        : { totalTaxes: lessen(totalTaxes ?? 0, taxes) }),
    },
  };
}

function lessen(amount: number, by: number): number {
  return Math.max(0, Math.round((amount - by) * 100) / 100);
}
