import type { DisplayStatus, ItemKind, OrderItem } from '../model/order.js';
import { toAmount, toText } from '../../http/read/display-value.js';
import type { WireOrderItem } from './order-item.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import type { BlockReader } from '../../http/read/read-block.js';

const KINDS: Readonly<Record<WireOrderItem['lineType'], ItemKind>> = {
  INLINE: 'product',
  NIKEID: 'custom',
  SERVICE: 'service',
  unknown: 'unknown',
};

/** What a line does not say by itself. */
export interface ItemContext {
  readonly status: DisplayStatus;
  /** Number of the one shipment that holds the line, for a line that does not name it. */
  readonly parcel: string | undefined;
  /** Path of the line. */
  readonly at: string;
  readonly read: BlockReader;
}

/** A line that was read, made into an order item. Lines of every type are items: customised ones and services as well. */
export function toOrderItem(wire: WireOrderItem, { status, parcel, at, read }: ItemContext): OrderItem {
  const { product, lineItemTransaction } = wire;
  return toPresentFields({
    key: wire.orderLineKey,
    kind: KINDS[wire.lineType],
    productId: product.productId,
    gtin: product.gtin,
    styleColor: toText(product.styleColor),
    pbid: toText(product.pbid),
    title: product.title,
    category: toText(product.category),
    image: toText(product.productImage),
    color: toText(product.color),
    size: toText(product.size),
    quantity: lineItemTransaction.quantity,
    price: toAmount(lineItemTransaction.lineItemChargedPrice, `${at}.lineItemTransaction.lineItemChargedPrice`, read),
    listPrice: toAmount(lineItemTransaction.msrp, `${at}.lineItemTransaction.msrp`, read),
    status,
    isReturnable: wire.returnableFlag,
    buyAgainUrl: toText(wire.actions?.buyItAgain?.webLink),
    skuId: toText(wire.skuid),
    valueAddedServiceId: toText(wire.valueAddedServiceID),
    customisation: toText(wire.customizedProductReference),
    shipmentNumber: toText(wire.shipmentNumber) ?? toText(parcel),
    estimatedDelivery: toText(wire.eddTranslated),
  });
}
