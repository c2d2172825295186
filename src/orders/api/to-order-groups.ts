import * as z from 'zod/mini';
import type { OrderGroup, OrderItem, OrderKind, DisplayStatus, ItemKind } from '../model/order.js';
import { toDisplayStatus } from '../model/order-status.js';
import { blocksSchema, toPresentFields, type BlockReader, toText, toAmount } from '../../http/read/wire-fields.js';
import type { DetailReader } from './in-full/detail-reader.js';
import { orderGroupSchema, orderItemSchema, type WireOrderGroup, type WireOrderItem } from './order-item.js';
import type { ParcelFinder } from './parcel-finder.js';
import { TONES } from './tones.js';

/** An empty heading is reported; the status is shown instead. */
const headingSchema = z.string().check(z.minLength(1));

/** A valid order has at least one group. */
const groupsSchema = blocksSchema.check(z.minLength(1));

/** What the groups take from their order. */
export interface GroupContext {
  readonly read: BlockReader;
  readonly details: DetailReader;
  readonly kind: OrderKind;
  readonly findParcel: ParcelFinder;
  /** Whether a cancellation of the order is pending. Only its first group can be cancelled, so this concerns that one alone. */
  readonly isCancellationPending: boolean;
}

/** A readable line, with its path. */
interface Line {
  readonly wire: WireOrderItem;
  readonly block: unknown;
  readonly at: string;
}

/** The groups of an order and their items, each read on its own, so that a broken one affects only itself. */
export function toOrderGroups(wire: unknown, context: GroupContext): OrderGroup[] {
  const taken = new Set<string>();
  return (context.read(groupsSchema, wire, 'group') ?? []).flatMap((block, index) => {
    const at = `group[${index}]`;
    const group = context.read(orderGroupSchema, block, at);
    if (!group) return [];
    context.read(headingSchema, group.groupHeading, `${at}.groupHeading`);
    const groupContext: GroupContext = {
      ...context,
      // A return inside its sales order uses the status texts of return orders.
      kind: group.isReturnOrder ? 'return' : context.kind,
      isCancellationPending: Boolean(group.isPendingCancellation) || (index === 0 && context.isCancellationPending),
    };
    const lines = readLines(group.orderItems, `${at}.orderItems`, groupContext);
    const items = lines.map((line) => withUniqueKey(toItem(line, groupContext), taken));
    const parcel = context.findParcel(lines.map(({ wire: line }) => line));
    return [{ ...toOrderGroup(group, items, parcel?.trackingUrl), ...context.details.readGroup(block, at) }];
  });
}

function readLines(wire: readonly unknown[], listAt: string, { read }: GroupContext): Line[] {
  return wire.flatMap((block, index) => {
    const at = `${listAt}[${index}]`;
    const line = read(orderItemSchema, block, at);
    return line ? [{ wire: line, block, at }] : [];
  });
}

function toItem({ wire, block, at }: Line, context: GroupContext): OrderItem {
  const { kind, isCancellationPending, findParcel, read, details } = context;
  const item = toOrderItem(wire, {
    status: toDisplayStatus({
      raw: wire.lineItemStatus.status,
      simple: wire.simpleStatus ?? 'unknown',
      kind,
      isCancellationPending,
    }),
    parcel: findParcel([wire])?.shipmentNumber,
    at,
    read,
  });
  return { ...item, ...details.readItem(block, at) };
}

function toOrderGroup(
  wire: WireOrderGroup,
  items: readonly OrderItem[],
  parcelUrl: string | null | undefined,
): OrderGroup {
  const statuses = [...new Set(items.map(({ status }) => status))];
  const returns = [wire.actions?.viewReturn ?? []].flat();
  const returnNumbers = [wire.returnOrderNumber, ...returns.map(({ returnOrderId }) => returnOrderId)];
  return toPresentFields({
    heading: toText(wire.groupHeading),
    tone: TONES[wire.groupHeadingVariant ?? 'default'],
    subheading: toText(wire.groupSubheading),
    message: toText(wire.message),
    items,
    statuses,
    isCancellable: wire.isCancellable === true,
    hasCancelAction: Boolean(wire.actions?.cancel),
    isPendingCancellation: wire.isPendingCancellation === true || statuses.includes('cancellationPending'),
    isRecentlyCancelled: wire.isRecentlyCancelled === true,
    isReturnOrder: wire.isReturnOrder === true,
    isGlobalStoreOrder: wire.isGlobalStoreOrder === true,
    trackingUrl: toText(wire.actions?.trackShipment?.webLink) ?? toText(wire.trackingUrl) ?? toText(parcelUrl),
    returnUrl: toText(wire.actions?.return?.webLink),
    shipFromCountry: toText(wire.shipFromCountry),
    returnNumbers: [...new Set(returnNumbers.flatMap((number) => toText(number) ?? []))],
  });
}

/** A line split over two groups has the same key in both, but views need a key that is unique within the order. */
function withUniqueKey(item: OrderItem, taken: Set<string>): OrderItem {
  let key = item.key;
  for (let copy = 2; taken.has(key); copy += 1) key = `${item.key}#${copy}`;
  taken.add(key);
  return { ...item, key };
}

const KINDS: Readonly<Record<WireOrderItem['lineType'], ItemKind>> = {
  INLINE: 'product',
  NIKEID: 'custom',
  SERVICE: 'service',
  unknown: 'unknown',
};

/** Facts about a line that are not in the line itself. */
interface ItemContext {
  readonly status: DisplayStatus;
  /** Number of the shipment that lists the line, for a line that does not name one. */
  readonly parcel: string | undefined;
  /** Path of the line. */
  readonly at: string;
  readonly read: BlockReader;
}

/** Converts a line to an order item. Lines of every type are items, including customised products and services. */
function toOrderItem(wire: WireOrderItem, { status, parcel, at, read }: ItemContext): OrderItem {
  const { product, lineItemTransaction } = wire;
  return toPresentFields({
    key: wire.orderLineKey,
    kind: KINDS[wire.lineType],
    productId: product.productId,
    gtin: toText(product.gtin),
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
    // A return names its lines by their gtin.
    isReturnable: Boolean(wire.returnableFlag && product.gtin),
    buyAgainUrl: toText(wire.actions?.buyItAgain?.webLink),
    skuId: toText(wire.skuid),
    valueAddedServiceId: toText(wire.valueAddedServiceID),
    customisation: toText(wire.customizedProductReference),
    shipmentNumber: toText(wire.shipmentNumber) ?? toText(parcel),
    estimatedDelivery: toText(wire.eddTranslated),
  });
}
