import type { WireOrder, WireOrderItem } from '../../../contract/wire-order.js';
import { createReturnGroup } from '../scenarios/builders/create-return-group.js';
import { toWireDate, type ScenarioContext } from '../scenarios/scenario.js';
import type { ReturnJob } from '../store/sandbox-state.js';
import { splitOrder } from './with-return.js';

/** Returns the return order of a request: its totals are the refund. `order` is the sales order without it. */
export function createReturnOrder(order: WireOrder, job: ReturnJob, context: ScenarioContext): WireOrder {
  const { returnNumber, method } = job;
  const { taken } = splitOrder(order, job.lines);
  const details = {
    isReturnOrder: true,
    returnOrderNumber: returnNumber,
    shipFromCountry: order.group[0]?.shipFromCountry,
    actions: { cancelReturn: {} },
  };
  return {
    ...order,
    // Both belong to the sales order.
    shipments: undefined,
    barcode: undefined,
    orderNumber: returnNumber,
    orderId: `oid-${returnNumber.toLowerCase()}`,
    orderType: 'RETURN_ORDER',
    group: [createReturnGroup(context, taken, { state: 'created', details })],
    parentSalesOrderNumber: order.orderNumber,
    returnToStore: method === 'returnToStore',
    ...(method !== undefined && { returnMethod: method }),
    transaction: toTransaction(order, taken, job.startedAt),
  };
}

function toTransaction(order: WireOrder, items: readonly WireOrderItem[], startedAt: number): WireOrder['transaction'] {
  const sum = (amounts: readonly number[]): number =>
    Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
  const lines = items.map(({ lineItemTransaction }) => lineItemTransaction);
  const subTotal = sum(lines.map(({ lineItemChargedPrice }) => lineItemChargedPrice));
  const taxes = sum(lines.map(({ lineItemTaxes }) => lineItemTaxes ?? 0));
  const isIncluded = typeof order.transaction.inclusiveTaxTotal === 'number';
  return {
    orderDate: toWireDate(startedAt),
    orderTotal: sum([subTotal, isIncluded ? 0 : taxes]),
    subTotal,
    shippingTotal: 0,
    ...(isIncluded ? { inclusiveTaxTotal: taxes } : { totalTaxes: taxes }),
  };
}
