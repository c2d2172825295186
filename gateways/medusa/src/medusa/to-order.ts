import type { Address, Line, Order, Parcel, Payment, Return, Units } from '../engine.js';
import type { AddressRecord, FulfillmentRecord, ItemRecord, OrderRecord, ReturnRecord } from './records.js';
import { toReturnNumber } from './return-number.js';
import { sumAmounts, toAmount, toNumber } from './to-amount.js';

export interface OrderRules {
  /** An order can be cancelled for this long. */
  readonly cancelMinutes: number;
  readonly now: number;
}

const STATES: Readonly<Record<string, Return['state']>> = {
  received: 'received',
  partially_received: 'partlyReceived',
  canceled: 'cancelled',
};

/** What a shop may call the options of an article, in lower case. */
const COLOR = ['color', 'colour'];
const SIZE = ['size'];

export function toOrder(record: OrderRecord, { cancelMinutes, now }: OrderRules): Order {
  const number = record.custom_display_id ?? String(record.display_id);
  const isGross = record.items.length > 0 && record.items.every(({ is_tax_inclusive }) => is_tax_inclusive);
  const isCancelled = record.status === 'canceled';
  const parcels = toParcels(record.fulfillments ?? []);
  const isOpen = now - Date.parse(record.created_at) <= cancelMinutes * 60_000;
  const address = record.shipping_address && toAddress(record.shipping_address);
  const billingAddress = record.billing_address && toAddress(record.billing_address);
  return {
    number,
    placedAt: toMoment(record.created_at),
    currency: record.currency_code.toUpperCase(),
    email: record.email,
    isCancelled,
    isCancellable: record.status === 'pending' && parcels.length === 0 && isOpen,
    ...toPaidAt(record),
    isGross,
    ...(address && { address }),
    ...(billingAddress && { billingAddress }),
    lines: record.items.filter(({ quantity }) => toNumber(quantity) > 0).map((item) => toLine(item, isGross)),
    cancelledLines: record.removed_items.map((item) => toLine(item, isGross)),
    shipping: sumAmounts(
      (record.shipping_methods ?? []).map((method) => toAmount(toNumber(method.amount), method, isGross)),
    ),
    parcels,
    returns: [...record.returns]
      .sort((one, other) => one.display_id - other.display_id)
      .map((one) => toReturn(one, number, isGross)),
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
    ...toArticle(item),
    quantity,
    ...toAmount(toNumber(item.unit_price) * quantity, item, isGross),
    listPrice: toAmount(undiscounted, { ...item, adjustments: [] }, isGross).price,
    promotions: (item.adjustments ?? []).flatMap(({ code }) => code ?? []),
  });
}

/** What the line says about size and colour. Medusa copies neither to the line. */
function toArticle({ variant, variant_id, variant_sku, variant_barcode }: ItemRecord) {
  const options = variant?.options ?? [];
  const findOption = (titles: readonly string[]): string | undefined =>
    options.find(({ option }) => titles.includes(option?.title.trim().toLowerCase() ?? ''))?.value;
  const size = findOption(SIZE);
  return {
    color: findOption(COLOR),
    size,
    styleColor: toStyleColor(variant_sku, size),
    gtin: variant_barcode ?? variant_sku ?? undefined,
    article: variant_id ?? undefined,
  };
}

/** Most shops write style, colour and size into one number; without the size it names style and colour. */
function toStyleColor(sku: string | null | undefined, size: string | undefined): string | undefined {
  if (!sku || size === undefined) return sku ?? undefined;
  return sku.endsWith(`-${size}`) ? sku.slice(0, -size.length - 1) : sku;
}

function toParcels(records: readonly FulfillmentRecord[]): Parcel[] {
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
        units: toUnits((record.items ?? []).map(({ line_item_id, quantity }) => ({ lineId: line_item_id, quantity }))),
      }),
    );
}

function toReturn(record: ReturnRecord, orderNumber: string, isGross: boolean): Return {
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
    units: toUnits(record.items.map(({ item_id, quantity }) => ({ lineId: item_id, quantity }))),
  });
}

function findTracking({ labels = [] }: FulfillmentRecord): string | undefined {
  return labels.map(({ tracking_url }) => tracking_url ?? '').find(isAddress);
}

/** The dashboard writes `#` where it knows no address. */
function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Sums up by line. */
function toUnits(items: readonly { lineId: string | null; quantity: number | string | null | undefined }[]): Units[] {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of items) {
    if (lineId !== null) sums.set(lineId, (sums.get(lineId) ?? 0) + toNumber(quantity));
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
    // `pp_stripe-klarna_stripe`: the name of the provider lies between the underscores.
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
