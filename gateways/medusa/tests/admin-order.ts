import type { Bench } from './bench.js';
import type { PlacedOrder } from '../start/place-order.js';

/** An order as the shop's staff sees it. */
export interface AdminOrder {
  readonly status: string;
  readonly total: number;
  readonly tax_total: number;
  readonly payment_status: string;
  readonly summary: Readonly<Record<string, number>>;
  readonly items: readonly { readonly variant_sku: string; readonly quantity: number }[];
  readonly payment_collections: readonly {
    readonly payments: readonly {
      readonly amount: number;
      readonly canceled_at: string | null;
      readonly captures: readonly { readonly amount: number }[];
      readonly refunds: readonly { readonly amount: number; readonly note: string | null }[];
    }[];
  }[];
}

export async function readAdminOrder({ admin }: Pick<Bench, 'admin'>, { id }: PlacedOrder): Promise<AdminOrder> {
  const payments =
    '*payment_collections.payments,*payment_collections.payments.refunds,*payment_collections.payments.captures';
  const fields = `status,total,tax_total,shipping_total,item_total,summary,*items,${payments}`;
  const { order } = await admin<{ order: AdminOrder }>(`/admin/orders/${id}?fields=${fields}`);
  return order;
}

export const toCents = (amount = NaN): number => Math.round(Number((amount * 100).toFixed(6)));
export const sumAmounts = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);
export const listPayments = (order: AdminOrder) => order.payment_collections.flatMap(({ payments }) => payments);
export const listRefunds = (order: AdminOrder) => listPayments(order).flatMap(({ refunds }) => refunds);
export const countUnits = ({ items }: AdminOrder): Record<string, number> =>
  Object.fromEntries(items.map(({ variant_sku: sku, quantity }) => [sku, quantity]));
