import type { Order } from '../../../../orders/model/order.js';
import { listReturnNumbers } from '../../../../orders/model/return-offer.js';
import type { ReturnCaptureLine } from '../../../../returns/model/return-capture.js';

/** What an order shows of a return that was requested. */
export interface ReturnSearchResult {
  /** The number of the return that contains the lines; absent if the order shows none. */
  readonly returnNumber?: string;
  /** Numbers of new returns whose lines the order does not list: each has to be read separately. */
  readonly unread: readonly string[];
}

/** The requested lines, and the returns that the order had before. */
export interface RequestedReturn {
  readonly lines: readonly Pick<ReturnCaptureLine, 'gtin' | 'quantity'>[];
  readonly before: readonly string[];
}

/**
 * Finds the return that was made of the requested lines (wire and defaults, lost answers): a group with a new return number that contains
 * them. A new number on a group of other lines proves nothing.
 */
export function findMadeReturn(
  order: Pick<Order, 'orderNumber' | 'groups'>,
  request: RequestedReturn,
): ReturnSearchResult {
  const newNumbers = listReturnNumbers(order).filter((number) => !request.before.includes(number));
  const listGroups = (number: string) => order.groups.filter(({ listedReturnNumber }) => listedReturnNumber === number);
  const made = newNumbers.find((number) => isReturnOf({ groups: listGroups(number) }, request));
  const unread = newNumbers.filter((number) => listGroups(number).length === 0);
  return made === undefined ? { unread } : { returnNumber: made, unread: [] };
}

/** Whether a return contains the requested lines. */
export function isReturnOf({ groups }: Pick<Order, 'groups'>, { lines }: RequestedReturn): boolean {
  const items = groups.flatMap((group) => group.items);
  return lines.every(({ gtin }) => count(items, gtin) >= count(lines, gtin));
}

function count(list: readonly { readonly gtin?: string; readonly quantity: number }[], gtin: string): number {
  return list.reduce((sum, item) => sum + (item.gtin === gtin ? item.quantity : 0), 0);
}
