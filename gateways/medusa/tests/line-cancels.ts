import { expect } from '@playwright/test';
import { readAdminOrder, toCents, type AdminOrder } from './admin-order.js';
import { GUEST, type Bench, type CallAnswer } from './bench.js';
import type { PlacedOrder } from '../start/place-order.js';

interface Item {
  readonly orderLineKey: string;
  readonly simpleStatus: string;
  readonly cancellableQuantity?: number;
  readonly lineItemTransaction: Readonly<Record<string, number>>;
}

interface WireOrder {
  readonly group: readonly {
    readonly groupHeading: string;
    readonly isCancellable: boolean;
    readonly orderItems: readonly Item[];
  }[];
  readonly transaction: Readonly<Record<string, number>>;
}

interface CancelOptions {
  readonly email?: string;
  readonly token?: string;
  readonly key?: string;
}

/** The number of units by article number. */
type Counts = Readonly<Record<string, number>>;

interface Line {
  readonly orderLineKey: string;
  readonly quantity: number;
}

/** The actions of a guest, or of a member with a token, on the units of an order. */
export interface LineCancels {
  /** Sends a cancellation as the client does; without lines, it cancels the whole order. */
  cancel(order: PlacedOrder, lines?: unknown, options?: CancelOptions): Promise<CallAnswer>;
  cancelUnits(order: PlacedOrder, counts: Counts, options?: CancelOptions): Promise<CallAnswer>;
  readOrder(number: string, country?: string): Promise<WireOrder>;
  /** Compares the sums that an order shows with the Admin API. */
  expectSameMoney(order: PlacedOrder, country?: string): Promise<AdminOrder>;
}

export function createLineCancels(bench: Bench): LineCancels {
  const cancel: LineCancels['cancel'] = ({ number }, lines, options = {}) =>
    bench.call('request-cancel', {
      path: `/order_mgmt/ordermods/v1/${number}/cancelOrder`,
      ...(options.token === undefined && { email: GUEST }),
      ...options,
      body: {
        request: {
          ...{ omsOrderDocumentReference: '0001', omsRegionReference: 'NIKEUS', email: GUEST },
          ...{ reasonCode: '216', reasonText: 'Front end cancellation' },
          ...(lines !== undefined && { lines }),
        },
        sourceOfRequest: 'SELF_SERVICE',
      },
    });
  const readOrder: LineCancels['readOrder'] = async (number, country = 'us') => {
    const path = `/summary/v1/${number}?filter=country(${country})&filter=language(en)`;
    return (await bench.call('get-order-summary', { path, email: GUEST })).json as WireOrder;
  };
  return {
    cancel,
    cancelUnits: (order, counts, options) => cancel(order, toLines(order, counts), options),
    readOrder,
    async expectSameMoney(order, country = 'us') {
      const admin = await readAdminOrder(bench, order);
      const { transaction } = await readOrder(order.number, country);
      expect(toCents(transaction['orderTotal'])).toBe(toCents(admin.total));
      const taxes = transaction[country === 'de' ? 'inclusiveTaxTotal' : 'totalTaxes'];
      expect(Math.abs(toCents(taxes) - toCents(admin.tax_total))).toBeLessThanOrEqual(1);
      expect(Math.abs(admin.total - (admin.summary['current_order_total'] ?? NaN))).toBeLessThan(1e-6);
      return admin;
    },
  };
}

/** Converts units of an order to the lines of a request. */
export function toLines(order: PlacedOrder, counts: Counts): Line[] {
  return Object.entries(counts).map(([sku, quantity]) => ({ orderLineKey: findLine(order, sku), quantity }));
}

export function findLine({ items }: PlacedOrder, sku: string): string {
  const item = items.find((one) => one.sku === sku);
  if (!item) throw new Error(`The order has no ${sku}.`);
  return item.id;
}

/** The result of each line, according to the answer to a cancellation. */
export function toResults({ json }: CallAnswer): string[] {
  const { response } = json as { response?: { lines?: readonly { status: string }[] } };
  return (response?.lines ?? []).map(({ status }) => status);
}

/** Converts the groups of an order for comparison: their headings, and the units of each article. */
export function toShown({ group }: WireOrder, { items }: PlacedOrder): unknown[] {
  return group.map(({ groupHeading, orderItems }) => [
    groupHeading,
    Object.fromEntries(
      orderItems.map(({ orderLineKey, lineItemTransaction }) => [
        String(items.find(({ id }) => id === orderLineKey)?.sku),
        lineItemTransaction['quantity'],
      ]),
    ),
  ]);
}
