import type { WireOrder } from '../../../contract/wire-order.js';
import { createPlacedGroup } from '../scenarios/builders/create-group.js';
import { createItem } from '../scenarios/builders/create-item.js';
import { toWireDate, type ScenarioContext } from '../scenarios/scenario.js';
import type { ExchangeOrder } from '../store/sandbox-state.js';
import { findExchangedUnit } from './find-exchange-item.js';

/** Days until the replacement arrives. */
const ARRIVES_IN_DAYS = 14;

/**
 * Returns the exchange order for the items returned from `parent`, which is the order as sold. It costs nothing extra.
 */
export function createExchangeOrder(exchange: ExchangeOrder, parent: WireOrder, context: ScenarioContext): WireOrder {
  const items = exchange.items.flatMap(({ id, skuId }, index) => {
    const unit = findExchangedUnit(parent, { id, skuId });
    if (!unit) return [];
    const { article, price } = unit;
    return [{ ...createItem(context, { ...article, price }), orderLineKey: String(index + 1).padStart(4, '0') }];
  });
  const subTotal = items.reduce((sum, { lineItemTransaction }) => sum + lineItemTransaction.lineItemChargedPrice, 0);
  return {
    ...parent,
    shipments: undefined,
    barcode: undefined,
    orderNumber: exchange.exchangeNumber,
    orderId: `oid-${exchange.exchangeNumber.toLowerCase()}`,
    group: [createPlacedGroup(context, items, { placedAt: exchange.at, arrivesInDays: ARRIVES_IN_DAYS })],
    transaction: { orderDate: toWireDate(exchange.at), orderTotal: subTotal, subTotal, shippingTotal: 0 },
  };
}
