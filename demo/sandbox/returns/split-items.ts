import type { WireOrderItem } from '../../../contract/wire-order.js';

/** Returns part of a line; amounts of the whole line are divided in proportion. */
export function takeUnits(item: WireOrderItem, quantity: number): WireOrderItem {
  const { lineItemTransaction: line } = item;
  const share = (amount: number): number => Math.round(((amount * quantity) / line.quantity) * 100) / 100;
  const { msrp, lineItemFees, lineItemTaxes } = line;
  return {
    ...item,
    lineItemTransaction: {
      ...line,
      quantity,
      returnableQuantity: Math.min(quantity, line.returnableQuantity ?? quantity),
      lineItemChargedPrice: share(line.lineItemChargedPrice),
      ...(typeof msrp === 'number' && { msrp: share(msrp) }),
      ...(typeof lineItemFees === 'number' && { lineItemFees: share(lineItemFees) }),
      ...(typeof lineItemTaxes === 'number' && { lineItemTaxes: share(lineItemTaxes) }),
    },
  };
}

/** Returns the quantity of a line that is currently returnable. */
export function getReturnable({ returnableFlag, lineItemTransaction }: WireOrderItem): number {
  return returnableFlag ? (lineItemTransaction.returnableQuantity ?? lineItemTransaction.quantity) : 0;
}
