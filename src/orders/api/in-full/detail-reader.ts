import type { GroupDetails, ItemDetails, OrderDetails } from '../../model/order-details.js';

/** Reads what only an order's own screen shows, from the blocks as sent; unreadable values are reported by their path. */
export interface DetailReader {
  readonly readOrder: (wire: Readonly<Record<string, unknown>>) => OrderDetails;
  readonly readGroup: (block: unknown, at: string) => GroupDetails;
  readonly readItem: (block: unknown, at: string) => ItemDetails;
}

/** For orders in lists, which show no details. */
export const NO_DETAILS: DetailReader = { readOrder: () => ({}), readGroup: () => ({}), readItem: () => ({}) };
