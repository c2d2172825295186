import { expect } from '@playwright/test';
import { readAdminOrder, type AdminOrder } from './admin-order.js';
import { FILTERS, signInMember, type Bench, type CallAnswer } from './bench.js';
import { readShared } from './shared.js';
import type { PlacedOrder, Purchase } from '../start/place-order.js';

/** The articles of the product whose stock the shop counts. */
export const SWEATER = {
  navyS: 'FH107-NAV-S',
  navyM: 'FH107-NAV-M',
  navyL: 'FH107-NAV-L',
  navyXL: 'FH107-NAV-XL',
  sandM: 'FH107-SAN-M',
  goldM: 'FH107-GOL-M',
} as const;

const GTINS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(SWEATER).map((sku, index) => [sku, `09999107${String(index).padStart(5, '0')}`]),
);

interface Item {
  readonly orderLineKey: string;
  readonly skuid: string;
  readonly product: { readonly gtin: string; readonly isExchangeableFlag: boolean };
  readonly lineItemTransaction: Readonly<Record<string, number>>;
}

interface WireOrder {
  readonly orderNumber: string;
  readonly shippingAddress: object;
  readonly group: readonly {
    readonly groupHeading: string;
    readonly returnOrderNumber?: string;
    readonly exchangeOrderNumber?: string;
    readonly actions: Readonly<Record<string, object | undefined>>;
    readonly orderItems: readonly Item[];
  }[];
  readonly transaction: Readonly<Record<string, number>>;
}

interface Sku {
  readonly colorDescription: string;
  readonly price: number;
  readonly sizeSpecifications: readonly { readonly productSize: string; readonly level: string }[];
}

interface PreviewItem {
  readonly id: string;
  readonly skuId: string;
}

interface Preview {
  readonly previewId: string;
  readonly items: readonly { readonly price: number }[];
  readonly totals: Readonly<Record<string, number>>;
}

/** The actions of a member who exchanges units of an order. */
export interface Exchanges {
  readonly token: string;
  toGtin(sku: string): string;
  toArticle(sku: string): string;
  /** Places an order of the member, and delivers it. */
  placeDelivered(purchase: Partial<Purchase>): Promise<PlacedOrder>;
  read(number: string, country?: string): Promise<WireOrder>;
  listOptions(number: string, gtin: string, quantity?: number): Promise<CallAnswer>;
  /** Converts options for comparison: colour, price, and the stock of each size. */
  toShown(options: CallAnswer): (readonly [color: string, price: number, levels: Readonly<Record<string, string>>])[];
  preview(number: string, items: readonly PreviewItem[], country?: string): Promise<CallAnswer>;
  /** Requests the return of one unit of each article, and returns its number. */
  capture(number: string, skus: readonly string[]): Promise<string>;
  /** Previews an exchange of one unit of each article, and requests its return. */
  prepare(
    order: PlacedOrder,
    swaps: readonly (readonly [sku: string, replacement: string])[],
    country?: string,
  ): Promise<PreparedExchange>;
  order(request: ExchangeRequest, key?: string): Promise<CallAnswer>;
}

interface PreparedExchange extends ExchangeRequest {
  readonly preview: Preview;
  readonly before: WireOrder;
}

export interface ExchangeRequest {
  readonly number: string;
  readonly country: string;
  readonly returnNumber: string;
  readonly previewId: string;
  readonly items: readonly PreviewItem[];
}

const CLIENT = { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' };
const EMAIL = 'robin.doe@example.com';

export async function createExchanges(bench: Bench, name = 'robin'): Promise<Exchanges> {
  const { token } = await signInMember(name);
  const articles = new Map(readShared().shop.variants);
  const toArticle = (sku: string): string => articles.get(sku) ?? '';
  const toGtin = (sku: string): string => GTINS[sku] ?? '';
  const read: Exchanges['read'] = async (number, country = 'us') => {
    const path = `/history/v1/${number}?${FILTERS.replace('(us)', `(${country})`)}`;
    return (await bench.call('get-order', { path, token })).json as WireOrder;
  };
  const preview: Exchanges['preview'] = (number, items, country = 'us') => {
    const path = '/order_mgmt/exchange_order_previews/v1';
    return bench.call('request-exchange-preview', { path, token, body: toBody({ number, items, country }) });
  };
  const capture: Exchanges['capture'] = async (orderNumber, skus) => {
    const line = { quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit" };
    const orderLines = skus.map((sku) => ({ ...line, universalProductCode: toGtin(sku) }));
    const path = '/order_mgmt/user_return_captures/v1';
    const { json, status } = await bench.call('request-return', { path, token, body: { orderNumber, orderLines } });
    expect(status).toBe(202);
    return (json as { response: { returnOrderNumber: string } }).response.returnOrderNumber;
  };
  return {
    ...{ token, toGtin, toArticle, read, preview, capture, toShown },
    placeDelivered: (purchase) => bench.placeDelivered({ email: EMAIL, token, ...purchase }),
    listOptions: (orderNumber, gtin, quantity = 1) =>
      bench.call('list-exchange-options', {
        ...{ path: '/order_mgmt/exchange_options/v1', token },
        body: { country: 'us', langRegion: 'en-US', orderNumber, gtin, quantity },
      }),
    async prepare({ number }, swaps, country = 'us') {
      const before = await read(number, country);
      const items = swaps.map(([sku, replacement]) => ({
        id: `${findItem(before, toGtin(sku)).orderLineKey}:1`,
        skuId: toArticle(replacement),
      }));
      const previewed = (await preview(number, items, country)).json as Preview;
      const skus = swaps.map(([sku]) => sku);
      const returnNumber = await capture(number, skus);
      return { number, country, returnNumber, previewId: previewed.previewId, items, preview: previewed, before };
    },
    order({ returnNumber, previewId, ...request }, key) {
      const body = { ...toBody(request), previewId, parentReturnOrderNumber: returnNumber };
      const path = '/order_mgmt/exchange_orders/v1';
      return bench.call('request-exchange-order', { path, token, body, ...(key !== undefined && { key }) });
    },
  };
}

function toBody({ number, items, country }: Pick<ExchangeRequest, 'number' | 'items' | 'country'>) {
  return {
    ...{ parentSalesOrderNumber: number, country, locale: `en-${country.toUpperCase()}`, channel: 'WEB' },
    currency: country === 'de' ? 'EUR' : 'USD',
    address: { address1: '100 Main Street', city: 'Portland', country: country.toUpperCase() },
    ...{ recipient: { firstName: 'Robin', lastName: 'Doe' }, clientInfo: CLIENT },
    items: items.map((item) => ({ ...item, quantity: 1, priceAdjustments: [] })),
    totals: { subTotal: 0, shippingTotal: 0, totalTaxes: 0, orderTotal: 0 },
  };
}

function toShown({ json }: CallAnswer): ReturnType<Exchanges['toShown']> {
  return (json as { objects: Sku[] }).objects.map(({ colorDescription, price, sizeSpecifications: sizes }) => [
    colorDescription,
    price,
    Object.fromEntries(sizes.map(({ productSize, level }) => [productSize, level])),
  ]);
}

export function findItem({ group }: WireOrder, gtin: string): Item {
  const item = group.flatMap(({ orderItems }) => orderItems).find(({ product }) => product.gtin === gtin);
  if (!item) throw new Error(`The order has no ${gtin}.`);
  return item;
}

interface AdminExchange {
  readonly id: string;
  readonly display_id: number;
  readonly return_id: string;
  readonly canceled_at: string | null;
  readonly additional_items: readonly { readonly item_id: string; readonly quantity: number }[];
}

/** Lists the exchanges of an order as the staff sees them. */
export async function listAdminExchanges(
  { admin }: Pick<Bench, 'admin'>,
  { id }: PlacedOrder,
): Promise<AdminExchange[]> {
  const { exchanges } = await admin<{ exchanges: AdminExchange[] }>(
    `/admin/exchanges?order_id=${id}&fields=id,display_id,return_id,canceled_at,*additional_items`,
  );
  return exchanges;
}

/** Reads an order as the staff sees it, with the amount that is due: from the shopper, or as a refund if it is negative. */
export async function readDue(bench: Pick<Bench, 'admin'>, order: PlacedOrder): Promise<AdminOrder & { due: number }> {
  const read = await readAdminOrder(bench, order);
  return { ...read, due: read.summary['pending_difference'] ?? NaN };
}
