import type { Address, Amount, Line, Order, Parcel, Return, Units } from '../engine.js';
import { splitUnits, type Part } from '../order-units.js';
import { listDocuments } from '../documents/list-documents.js';
import { createRound, type Round } from './round.js';
import { sum, toTaxes, toTransaction } from './to-transaction.js';
import { toHeading } from './wording.js';

export interface WireSettings {
  /** The language of the headings, ISO 639. */
  readonly language: string;
  /** The address of a product's page, with `{slug}` in it. */
  readonly productPage?: string;
  /** Whether the gateway draws invoices. */
  readonly hasInvoices?: boolean;
}

/** What the lines of an order need to know about it. */
interface LineContext extends WireSettings {
  readonly order: Order;
  readonly round: Round;
}

type ParcelPart = Extract<Part, { kind: 'parcel' }>;

interface State {
  readonly heading: Parameters<typeof toHeading>[0];
  readonly tone: 'default' | 'success' | 'warning';
  readonly status: string;
  readonly simpleStatus: string;
}

const ORDERED: State = { heading: 'ordered', tone: 'default', status: 'ordered', simpleStatus: 'ORDERED' };
const CANCELLED: State = { heading: 'cancelled', tone: 'default', status: 'cancelled', simpleStatus: 'CANCELLED' };
const PARCEL_STATES = {
  packed: { heading: 'preparing', tone: 'default', status: 'packed', simpleStatus: 'ORDERED' },
  shipped: { heading: 'shipped', tone: 'warning', status: 'shipped', simpleStatus: 'SHIPPED' },
  delivered: { heading: 'delivered', tone: 'success', status: 'delivered', simpleStatus: 'DELIVERED' },
} as const satisfies Readonly<Record<string, State>>;
const RETURN_STATES: Readonly<Record<Return['state'], State>> = {
  requested: {
    heading: 'returnRequested',
    tone: 'default',
    status: 'return created',
    simpleStatus: 'RETURN_CREATED',
  },
  partlyReceived: {
    heading: 'returnInProcess',
    tone: 'warning',
    status: 'return in progress',
    simpleStatus: 'RETURN_IN_PROCESS',
  },
  received: {
    heading: 'returnReceived',
    tone: 'success',
    status: 'return processed',
    simpleStatus: 'RETURN_COMPLETED',
  },
  cancelled: { heading: 'returnCancelled', tone: 'default', status: 'cancelled', simpleStatus: 'CANCELLED' },
};

/** A sales order in the shape of the contract. */
export function toWireOrder(order: Order, settings: WireSettings) {
  const context: LineContext = { ...settings, order, round: createRound(order.currency) };
  const documents = settings.hasInvoices ? listDocuments(order, settings.language) : [];
  const shippedParts = splitUnits(order).filter(
    (part) => part.kind === 'parcel' && part.parcel.shippedAt !== undefined,
  );
  return {
    ...toHead(context, order.number),
    orderType: 'SALES_ORDER',
    group: toGroups(context),
    shipments: shippedParts.flatMap((part) => (part.kind === 'parcel' ? [toShipment(part, order)] : [])),
    ...(documents.length > 0 && { documents }),
    transaction: { orderDate: order.placedAt, ...toTransaction(order, context.round) },
  };
}

/** A return in the shape of the contract: its total is the refund. */
export function toWireReturn(order: Order, one: Return, settings: WireSettings) {
  const context: LineContext = { ...settings, order, round: createRound(order.currency) };
  const { round } = context;
  const sums = toLines(one.units, order);
  const [price, tax] = [sum(sums, 'price'), sum(sums, 'tax')];
  const { fee, exchange = { price: 0, tax: 0 } } = one;
  const toPaid = (amount: Amount): number => (order.isGross ? amount.price : amount.price + amount.tax);
  const refund = Math.max(0, toPaid({ price, tax }) - toPaid(fee) - toPaid(exchange));
  const group = toReturnGroup(one, context);
  const { trackShipment, cancelReturn } = group.actions;
  return {
    ...toHead(context, one.number),
    orderType: 'RETURN_ORDER',
    parentSalesOrderNumber: order.number,
    ...(one.method !== undefined && { returnMethod: one.method }),
    returnToStore: false,
    group: [{ ...group, isReturnOrder: true, actions: { trackShipment, cancelReturn } }],
    transaction: {
      orderDate: one.requestedAt,
      orderTotal: round(refund),
      subTotal: round(Math.max(0, price - exchange.price)),
      shippingTotal: 0,
      ...toTaxes(order, round(Math.max(0, tax - exchange.tax))),
    },
  };
}

function toHead({ order }: LineContext, number: string) {
  const { address, email } = order;
  const contact = { email, ...(address?.phone !== undefined && { phoneNumber: { subscriberNumber: address.phone } }) };
  return {
    orderNumber: number,
    orderId: number,
    orderClassification: 'STANDARD',
    currency: order.currency,
    payment: order.payments.map(({ type, displayNumber }) => ({
      paymentType: type,
      ...(displayNumber !== undefined && { paymentDisplayNumber: displayNumber }),
    })),
    contactInformation: contact,
    ...(address && {
      shippingAddress: toWireAddress(address),
      shipFrom: {
        contactInformation: contact,
        address: toWireAddress(address),
        recipient: { firstName: address.firstName ?? '', lastName: address.lastName ?? '' },
      },
    }),
  };
}

/** The groups of an order. Cancelled units come last, because the client cancels units of the first group. */
function toGroups(context: LineContext) {
  const { order } = context;
  if (order.isCancelled) return [toCancelledGroup(mergeLines([...order.lines, ...order.cancelledLines]), context)];
  const groups = splitUnits(order).map((part) => toGroup(part, context));
  return order.cancelledLines.length === 0 ? groups : [...groups, toCancelledGroup(order.cancelledLines, context)];
}

function toGroup(part: Part, context: LineContext) {
  if (part.kind === 'return') return toReturnGroup(part.return, context);
  const { order } = context;
  if (part.kind === 'open') {
    const isCancellable = order.isCancellable;
    return createGroup(toLines(part.units, order), context, {
      state: ORDERED,
      isCancellable,
      actions: isCancellable ? { cancel: {} } : {},
    });
  }
  const { parcel } = part;
  const isDelivered = parcel.deliveredAt !== undefined;
  const track = toTracking(parcel.trackingUrl);
  return createGroup(toLines(part.units, order), context, {
    state: toParcelState(parcel),
    ...(parcel.shippedAt !== undefined && { shipmentNumber: toShipmentNumber(order, part) }),
    ...(parcel.trackingUrl !== undefined && { trackingUrl: parcel.trackingUrl }),
    isReturnable: isDelivered,
    actions: { ...track, ...(isDelivered && { return: { webLink: `/orders/sales/${order.number}/return/` } }) },
  });
}

function toReturnGroup(one: Return, context: LineContext) {
  return createGroup(toLines(one.units, context.order), context, {
    state: RETURN_STATES[one.state],
    returnOrderNumber: one.number,
    ...(one.exchange && { exchangeOrderNumber: one.exchange.number }),
    ...(one.trackingUrl !== undefined && { trackingUrl: one.trackingUrl }),
    actions: {
      ...toTracking(one.trackingUrl),
      viewReturn: { returnOrderId: one.number },
      ...(one.isCancellable && { cancelReturn: {} }),
    },
  });
}

function toCancelledGroup(lines: readonly Line[], context: LineContext) {
  return createGroup(lines, context, { state: CANCELLED, actions: {} });
}

interface GroupDetails {
  readonly state: State;
  readonly isCancellable?: boolean;
  readonly isReturnable?: boolean;
  readonly shipmentNumber?: string;
  readonly trackingUrl?: string;
  readonly returnOrderNumber?: string;
  readonly exchangeOrderNumber?: string;
  readonly actions: Readonly<Record<string, object | undefined>>;
}

function createGroup(lines: readonly Line[], context: LineContext, details: GroupDetails) {
  const { state, isReturnable = false, isCancellable = false, shipmentNumber, ...others } = details;
  return {
    groupHeading: toHeading(state.heading, context.language),
    groupHeadingVariant: state.tone,
    simpleStatuses: [state.simpleStatus],
    isCancellable,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
    ...others,
    orderItems: lines.map((line) => ({
      ...toItem(line, context, isReturnable),
      ...(isCancellable && { cancellableQuantity: line.quantity }),
      lineItemStatus: { status: state.status },
      simpleStatus: state.simpleStatus,
      ...(shipmentNumber !== undefined && { shipmentNumber }),
    })),
  };
}

function toItem(line: Line, { round, productPage }: LineContext, isReturnable: boolean) {
  const page = line.slug !== undefined ? productPage?.replace('{slug}', encodeURIComponent(line.slug)) : undefined;
  const { productId, title, category, color, size, styleColor, gtin } = line;
  return {
    orderLineKey: line.id,
    lineType: 'INLINE',
    product: {
      ...{ productId, title, category, color, size, styleColor, gtin, productImage: line.image },
      isExchangeableFlag: isReturnable && line.isExchangeable,
    },
    lineItemTransaction: {
      quantity: line.quantity,
      returnableQuantity: isReturnable ? line.quantity : 0,
      lineItemChargedPrice: round(line.price),
      lineItemTaxes: round(line.tax),
      msrp: round(line.listPrice),
      promotions: line.promotions.map((id) => ({ id, promoType: 'PROMOTION' })),
    },
    returnableFlag: isReturnable && gtin !== undefined,
    ...(line.article !== undefined && { skuid: line.article }),
    ...(page !== undefined && { actions: { buyItAgain: { webLink: page } } }),
  };
}

function toShipment(part: ParcelPart, order: Order) {
  const { parcel, units } = part;
  const events = [
    { time: parcel.shippedAt, status: 'Shipped' },
    { time: parcel.deliveredAt, status: 'Delivered' },
  ];
  return {
    shipmentNumber: toShipmentNumber(order, part),
    items: units.map(({ lineId }) => lineId),
    ...(parcel.trackingUrl !== undefined && { trackingUrl: parcel.trackingUrl }),
    events: events.filter(({ time }) => time !== undefined),
  };
}

/** The shipment number, which the client shows as the tracking number. */
function toShipmentNumber(order: Order, { parcel, count }: ParcelPart): string {
  return parcel.trackingNumber ?? `${order.number}S${count}`;
}

function toParcelState({ shippedAt, deliveredAt }: Parcel): State {
  if (deliveredAt !== undefined) return PARCEL_STATES.delivered;
  return shippedAt === undefined ? PARCEL_STATES.packed : PARCEL_STATES.shipped;
}

function toTracking(url: string | undefined): { trackShipment?: { webLink: string } } {
  return url === undefined ? {} : { trackShipment: { webLink: url } };
}

/** Converts units to lines, each with its share of the amounts. */
function toLines(units: readonly Units[], order: Order): Line[] {
  return units.map(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) throw new Error('An order names a line that it does not have.');
    const share = (amount: number): number => (amount * quantity) / line.quantity;
    return { ...line, quantity, price: share(line.price), tax: share(line.tax), listPrice: share(line.listPrice) };
  });
}

/** Merges lines with the same id. */
function mergeLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const { quantity = 0, price = 0, tax = 0, listPrice = 0 } = merged.get(line.id) ?? {};
    merged.set(line.id, {
      ...line,
      quantity: line.quantity + quantity,
      price: line.price + price,
      tax: line.tax + tax,
      listPrice: line.listPrice + listPrice,
    });
  }
  return [...merged.values()];
}

function toWireAddress(address: Address) {
  const { line1, line2, city, state, postalCode, country, firstName, lastName } = address;
  return { address1: line1, address2: line2, city, state, zipCode: postalCode, country, firstName, lastName };
}
