import type { Address, Line, Order, Parcel, Payment, Return, Units } from '../engine.js';
import { toArticleWords } from './article-words.js';
import { toExchangeNumber, toReturnNumber } from './part-numbers.js';
import type {
  AddressRecord,
  ExchangeRecord,
  FulfillmentRecord,
  ItemRecord,
  OrderRecord,
  ReturnRecord,
} from './records.js';
import { sumAmounts, toAmount, toNumber } from './to-amount.js';

export interface OrderRules {
  /** The minutes after its placement in which an order can be cancelled. */
  readonly cancelMinutes: number;
  readonly now: number;
}

const STATES: Readonly<Record<string, Return['state']>> = {
  received: 'received',
  partially_received: 'partlyReceived',
  canceled: 'cancelled',
};

/** A part of an order in Medusa that shoppers see as an order of its own: the sold lines, or the lines that an exchange sends. */
interface View {
  readonly record: OrderRecord;
  readonly number: string;
  readonly isGross: boolean;
  readonly has: (lineId: string) => boolean;
}

/** Converts the sold lines of an order, without those that exchanges send. */
export function toOrder(record: OrderRecord, { cancelMinutes, now }: OrderRules): Order {
  const sent = new Set(record.exchanges.flatMap(({ item_ids }) => item_ids));
  const view = createView(record, toNumberOf(record), (lineId) => !sent.has(lineId));
  const order = toViewedOrder(view);
  const isOpen = now - Date.parse(record.created_at) <= cancelMinutes * 60_000;
  return {
    ...order,
    isCancelled: record.status === 'canceled',
    isCancellable: record.status === 'pending' && order.parcels.length === 0 && isOpen,
    ...toPaidAt(record),
    shipping: sumAmounts(
      (record.shipping_methods ?? []).map((method) => toAmount(toNumber(method.amount), method, view.isGross)),
    ),
  };
}

/** Converts an exchange, by Medusa's number of it; undefined if the order has no such exchange. */
export function toExchangeOrder(record: OrderRecord, count: number): Order | undefined {
  const exchange = record.exchanges.find(({ display_id }) => display_id === count);
  if (!exchange) return undefined;
  const number = toExchangeNumber(toNumberOf(record), count);
  return {
    ...toViewedOrder(createView(record, number, (lineId) => exchange.item_ids.includes(lineId))),
    placedAt: toMoment(exchange.created_at),
    isCancelled: Boolean(exchange.canceled_at),
    // The returned units pay for an exchange.
    payments: [],
  };
}

export function toNumberOf({ custom_display_id, display_id }: OrderRecord): string {
  return custom_display_id ?? String(display_id);
}

function createView(record: OrderRecord, number: string, has: View['has']): View {
  const isGross = record.items.length > 0 && record.items.every(({ is_tax_inclusive }) => is_tax_inclusive);
  return { record, number, isGross, has };
}

function toViewedOrder(view: View): Order {
  const { record, number, isGross, has } = view;
  const address = record.shipping_address && toAddress(record.shipping_address);
  const billingAddress = record.billing_address && toAddress(record.billing_address);
  const toLines = (items: readonly ItemRecord[]): Line[] =>
    items.filter(({ id, quantity }) => has(id) && toNumber(quantity) > 0).map((item) => toLine(item, isGross));
  return {
    number,
    placedAt: toMoment(record.created_at),
    currency: record.currency_code.toUpperCase(),
    email: record.email,
    isCancelled: false,
    isCancellable: false,
    isGross,
    ...(address && { address }),
    ...(billingAddress && { billingAddress }),
    lines: toLines(record.items),
    cancelledLines: toLines(record.removed_items),
    shipping: { price: 0, tax: 0 },
    parcels: toParcels(record.fulfillments ?? [], has),
    returns: [...record.returns]
      .sort((one, other) => one.display_id - other.display_id)
      .map((one) => toReturn(one, view))
      .filter(({ units }) => units.length > 0),
    payments: toPayments(record),
  };
}

function toLine(item: ItemRecord, isGross: boolean): Line {
  const quantity = toNumber(item.quantity);
  const undiscounted = toNumber(item.compare_at_unit_price ?? item.unit_price) * quantity;
  return dropAbsent({
    id: item.id,
    productId: item.product_id ?? item.id,
    title: item.product_title ?? item.title,
    category: item.product_type ?? undefined,
    image: item.thumbnail ?? undefined,
    slug: item.product_handle ?? undefined,
    ...toArticleWords(item.variant?.options, item.variant_sku),
    gtin: item.variant_barcode ?? item.variant_sku ?? undefined,
    article: item.variant_id ?? undefined,
    isExchangeable: hasArticle(item),
    quantity,
    ...toAmount(toNumber(item.unit_price) * quantity, item, isGross),
    listPrice: toAmount(undiscounted, { ...item, adjustments: [] }, isGross).price,
    promotions: (item.adjustments ?? []).flatMap(({ code }) => code ?? []),
  });
}

/** Whether the article is still in the shop's catalogue. */
function hasArticle({ product_id, variant_id, variant }: ItemRecord): boolean {
  return Boolean(product_id && variant_id && variant);
}

function toParcels(records: readonly FulfillmentRecord[], has: View['has']): Parcel[] {
  return [...records]
    .filter(({ canceled_at }) => !canceled_at)
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
    .map((record) =>
      dropAbsent({
        packedAt: toOptionalMoment(record.packed_at),
        shippedAt: toOptionalMoment(record.shipped_at),
        deliveredAt: toOptionalMoment(record.delivered_at),
        trackingUrl: findTracking(record),
        trackingNumber: record.labels?.find(({ tracking_number }) => tracking_number)?.tracking_number ?? undefined,
        units: toUnits(
          (record.items ?? []).map(({ line_item_id, quantity }) => ({ lineId: line_item_id, quantity })),
          has,
        ),
      }),
    )
    .filter(({ units }) => units.length > 0);
}

function toReturn(record: ReturnRecord, { record: order, number: orderNumber, isGross, has }: View): Return {
  const exchange = order.exchanges.find(({ return_id, canceled_at }) => return_id === record.id && !canceled_at);
  const shipment = (record.fulfillments ?? []).find(({ canceled_at }) => !canceled_at);
  const method = record.metadata?.['orders_area_method'];
  return dropAbsent({
    number: toReturnNumber(orderNumber, record.display_id),
    requestedAt: toMoment(record.created_at),
    state: record.canceled_at ? 'cancelled' : (STATES[record.status] ?? 'requested'),
    isCancellable: record.is_cancellable,
    method: typeof method === 'string' ? method : undefined,
    trackingUrl: shipment && findTracking(shipment),
    labelUrl: shipment?.labels?.map(({ label_url }) => label_url ?? '').find(isAddress),
    fee: sumAmounts((record.shipping_methods ?? []).map((one) => toAmount(toNumber(one.amount), one, isGross))),
    units: toUnits(
      record.items.map(({ item_id, quantity }) => ({ lineId: item_id, quantity })),
      has,
    ),
    exchange: exchange && toExchange(exchange, order, isGross),
  });
}

/** The total price of an exchange's lines, without what it refunds. */
function toExchange({ display_id, item_ids }: ExchangeRecord, order: OrderRecord, isGross: boolean) {
  const lines = order.items.filter(({ id }) => item_ids.includes(id)).map((item) => toLine(item, isGross));
  return { number: toExchangeNumber(toNumberOf(order), display_id), ...sumAmounts(lines) };
}

function findTracking({ labels = [] }: FulfillmentRecord): string | undefined {
  return labels.map(({ tracking_url }) => tracking_url ?? '').find(isAddress);
}

/** Whether a text is an address. The dashboard writes `#` if it knows none. */
function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Adds up the units of each line of a view. */
function toUnits(
  items: readonly { lineId: string | null; quantity: number | string | null | undefined }[],
  has: View['has'],
): Units[] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of items) {
    if (lineId !== null && has(lineId)) sums.set(lineId, (sums.get(lineId) ?? 0) + toNumber(quantity));
  }
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }));
}

function toPaidAt(record: OrderRecord): Pick<Order, 'paidAt'> {
  const payments = listPayments(record).filter(({ canceled_at }) => !canceled_at);
  const moments = payments.flatMap(({ captured_at: capturedAt }) => (capturedAt ? [toMoment(capturedAt)] : []));
  const paidAt = moments.sort().at(-1);
  return paidAt === undefined || moments.length < payments.length ? {} : { paidAt };
}

function listPayments(record: OrderRecord) {
  return (record.payment_collections ?? []).flatMap((collection) => collection.payments ?? []);
}

function toPayments(record: OrderRecord): Payment[] {
  return listPayments(record).map(({ provider_id, data }) => {
    const last4 = data?.['last4'];
    // The provider's name is between the underscores, as in `pp_stripe-klarna_stripe`.
    const [, type = 'other'] = /^pp_(.+?)(?:_|$)/.exec(provider_id) ?? [];
    return { type: type === 'system' ? 'invoice' : type, ...(typeof last4 === 'string' && { displayNumber: last4 }) };
  });
}

export function toAddress(record: AddressRecord): Address | undefined {
  const { address_1: line1, city, country_code: country } = record;
  if (!line1 || !city || !country) return undefined;
  return dropAbsent({
    firstName: record.first_name ?? undefined,
    lastName: record.last_name ?? undefined,
    phone: record.phone ?? undefined,
    line1,
    line2: record.address_2 ?? undefined,
    city,
    state: record.province ?? undefined,
    postalCode: record.postal_code ?? undefined,
    country: country.toUpperCase(),
  });
}

function toMoment(date: string): string {
  return new Date(date).toISOString();
}

function toOptionalMoment(date: string | null | undefined): string | undefined {
  return date ? toMoment(date) : undefined;
}

type Present<Fields> = { [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key] } & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>;
};

function dropAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}
