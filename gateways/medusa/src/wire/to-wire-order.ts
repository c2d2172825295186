import type { Address, Line, Order, Parcel, Return, Units } from '../engine.js';
import { splitUnits, type Part } from '../order-units.js';
import { listDocuments } from '../documents/list-documents.js';
import { createRound, type Round } from './round.js';
import { sum, toTaxes, toTransaction } from './to-transaction.js';
import { toHeading } from './wording.js';

export interface WireSettings {
  /** Of the headings: ISO 639. */
  readonly language: string;
  /** The address of a product's page, with `{slug}` in it. */
  readonly productPage?: string;
  /** Whether the gateway draws invoices. */
  readonly hasInvoices?: boolean;
}

/** Everything about an order that its lines need. */
interface Scene extends WireSettings {
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
  const scene: Scene = { ...settings, order, round: createRound(order.currency) };
  const documents = settings.hasInvoices ? listDocuments(order, settings.language) : [];
  const shippedParts = splitUnits(order).filter(
    (part) => part.kind === 'parcel' && part.parcel.shippedAt !== undefined,
  );
  return {
    ...toHead(scene, order.number),
    orderType: 'SALES_ORDER',
    group: order.isCancelled ? [toCancelledGroup(scene)] : splitUnits(order).map((part) => toGroup(part, scene)),
    shipments: shippedParts.flatMap((part) => (part.kind === 'parcel' ? [toShipment(part, order)] : [])),
    ...(documents.length > 0 && { documents }),
    transaction: { orderDate: order.placedAt, ...toTransaction(order, scene.round) },
  };
}

/** A return in the shape of the contract: its total is the refund. */
export function toWireReturn(order: Order, one: Return, settings: WireSettings) {
  const scene: Scene = { ...settings, order, round: createRound(order.currency) };
  const { round } = scene;
  const sums = one.units.map((units) => shareOf(units, order));
  const [price, tax] = [sum(sums, 'price'), sum(sums, 'tax')];
  const refund = Math.max(0, (order.isGross ? price : price + tax) - one.fee.price - (order.isGross ? 0 : one.fee.tax));
  const group = toReturnGroup(one, scene);
  const { trackShipment, cancelReturn } = group.actions;
  return {
    ...toHead(scene, one.number),
    orderType: 'RETURN_ORDER',
    parentSalesOrderNumber: order.number,
    ...(one.method !== undefined && { returnMethod: one.method }),
    returnToStore: false,
    group: [{ ...group, isReturnOrder: true, actions: { trackShipment, cancelReturn } }],
    transaction: {
      orderDate: one.requestedAt,
      orderTotal: round(refund),
      subTotal: round(price),
      shippingTotal: 0,
      ...toTaxes(order, round(tax)),
    },
  };
}

function toHead({ order }: Scene, number: string) {
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

function toGroup(part: Part, scene: Scene) {
  if (part.kind === 'return') return toReturnGroup(part.return, scene);
  const { order } = scene;
  if (part.kind === 'open') {
    const isCancellable = order.isCancellable;
    return createGroup(part.units, scene, {
      state: ORDERED,
      isCancellable,
      actions: isCancellable ? { cancel: {} } : {},
    });
  }
  const { parcel } = part;
  const isDelivered = parcel.deliveredAt !== undefined;
  const track = toTracking(parcel.trackingUrl);
  return createGroup(part.units, scene, {
    state: toParcelState(parcel),
    ...(parcel.shippedAt !== undefined && { shipmentNumber: toShipmentNumber(order, part) }),
    ...(parcel.trackingUrl !== undefined && { trackingUrl: parcel.trackingUrl }),
    isReturnable: isDelivered,
    actions: { ...track, ...(isDelivered && { return: { webLink: `/orders/sales/${order.number}/return/` } }) },
  });
}

function toReturnGroup(one: Return, scene: Scene) {
  return createGroup(one.units, scene, {
    state: RETURN_STATES[one.state],
    returnOrderNumber: one.number,
    ...(one.trackingUrl !== undefined && { trackingUrl: one.trackingUrl }),
    actions: {
      ...toTracking(one.trackingUrl),
      viewReturn: { returnOrderId: one.number },
      ...(one.isCancellable && { cancelReturn: {} }),
    },
  });
}

function toCancelledGroup(scene: Scene) {
  const units = scene.order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  return createGroup(units, scene, { state: CANCELLED, actions: {} });
}

interface GroupDetails {
  readonly state: State;
  readonly isCancellable?: boolean;
  readonly isReturnable?: boolean;
  readonly shipmentNumber?: string;
  readonly trackingUrl?: string;
  readonly returnOrderNumber?: string;
  readonly actions: Readonly<Record<string, object | undefined>>;
}

function createGroup(units: readonly Units[], scene: Scene, details: GroupDetails) {
  const { state, isReturnable = false, isCancellable = false, shipmentNumber, ...others } = details;
  return {
    groupHeading: toHeading(state.heading, scene.language),
    groupHeadingVariant: state.tone,
    simpleStatuses: [state.simpleStatus],
    isCancellable,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
    ...others,
    orderItems: units.map((one) => ({
      ...toItem(one, scene, isReturnable),
      lineItemStatus: { status: state.status },
      simpleStatus: state.simpleStatus,
      ...(shipmentNumber !== undefined && { shipmentNumber }),
    })),
  };
}

function toItem(units: Units, { order, round, productPage }: Scene, isReturnable: boolean) {
  const line = getLine(order, units.lineId);
  const { price, tax, listPrice } = shareOf(units, order);
  const page = line.slug !== undefined ? productPage?.replace('{slug}', encodeURIComponent(line.slug)) : undefined;
  const { productId, title, category, color, size, styleColor, gtin } = line;
  return {
    orderLineKey: units.lineId,
    lineType: 'INLINE',
    product: { productId, title, category, color, size, styleColor, gtin, productImage: line.image },
    lineItemTransaction: {
      quantity: units.quantity,
      returnableQuantity: isReturnable ? units.quantity : 0,
      lineItemChargedPrice: round(price),
      lineItemTaxes: round(tax),
      msrp: round(listPrice),
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

/** Shown as the tracking number. */
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

/** The part of a line's amounts that belongs to so many of its units. */
function shareOf({ lineId, quantity }: Units, order: Order): { price: number; tax: number; listPrice: number } {
  const line = getLine(order, lineId);
  const share = (amount: number): number => (amount * quantity) / line.quantity;
  return { price: share(line.price), tax: share(line.tax), listPrice: share(line.listPrice) };
}

function getLine(order: Order, id: string): Line {
  const line = order.lines.find((one) => one.id === id);
  if (!line) throw new Error('An order names a line that it does not have.');
  return line;
}

function toWireAddress(address: Address) {
  const { line1, line2, city, state, postalCode, country, firstName, lastName } = address;
  return { address1: line1, address2: line2, city, state, zipCode: postalCode, country, firstName, lastName };
}
