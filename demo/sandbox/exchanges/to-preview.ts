import type { WireExchangePreview, WireExchangeRequestItem } from '../../../contract/exchange-fields.js';
import type { WireOrder } from '../../../contract/wire-order.js';
import type { ExchangedUnit } from './find-exchange-item.js';

interface Entry {
  readonly sent: WireExchangeRequestItem;
  readonly unit: ExchangedUnit;
}

/** Calculates the totals of an exchange, with the tax rate of the returned items. */
export function toPreview(order: WireOrder, entries: readonly Entry[], now: number): WireExchangePreview {
  const isIncluded = typeof order.transaction.inclusiveTaxTotal === 'number';
  const items = entries.map(({ sent, unit: { item, price } }) => {
    const { lineItemTaxes, lineItemChargedPrice } = item.lineItemTransaction;
    const rate = lineItemChargedPrice > 0 ? (lineItemTaxes ?? 0) / lineItemChargedPrice : 0;
    const tax = {
      type: 'TAX',
      rate: round(rate, 10_000),
      amount: round(price * rate),
      calculationDate: new Date(now).toISOString(),
      treatment: isIncluded ? ('INCLUSIVE' as const) : ('EXCLUSIVE' as const),
    };
    return { id: sent.id, skuId: sent.skuId, quantity: 1, price, priceAdjustments: [{ tax }] };
  });
  const subTotal = round(items.reduce((sum, { price }) => sum + price, 0));
  const totalTaxes = round(items.reduce((sum, item) => sum + (item.priceAdjustments[0]?.tax.amount ?? 0), 0));
  const orderTotal = round(subTotal + (isIncluded ? 0 : totalTaxes));
  return {
    previewId: `preview-${now.toString(36)}`,
    items,
    totals: { subTotal, shippingTotal: 0, totalTaxes, orderTotal },
  };
}

function round(amount: number, steps = 100): number {
  return Math.round(amount * steps) / steps;
}
