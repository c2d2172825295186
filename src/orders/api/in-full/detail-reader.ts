import type { GroupDetails, ItemDetails, OrderDetails } from '../../model/order-details.js';

/**
 * Reads of an order what only its own screen shows, each from the block as it was sent; what is there and cannot be read is named
 * by its path.
 */
export interface DetailReader {
  readonly readOrder: (wire: Readonly<Record<string, unknown>>) => OrderDetails;
  readonly readGroup: (block: unknown, at: string) => GroupDetails;
  readonly readItem: (block: unknown, at: string) => ItemDetails;
}

/** For orders in lists, which show none of it. */
export const NO_DETAILS: DetailReader = { readOrder: () => ({}), readGroup: () => ({}), readItem: () => ({}) };
