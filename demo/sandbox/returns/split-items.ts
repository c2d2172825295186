import type { WireOrderItem } from '../../../contract/wire-order.js';

/** So many of a line: what is of the whole line is shared out by that. */
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

/** What may go back of a line as it stands. */
export function getReturnable({ returnableFlag, lineItemTransaction }: WireOrderItem): number {
  return returnableFlag ? (lineItemTransaction.returnableQuantity ?? lineItemTransaction.quantity) : 0;
}
