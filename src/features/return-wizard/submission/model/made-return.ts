import type { Order } from '../../../../orders/model/order.js';
import { listReturnNumbers } from '../../../../orders/model/return-offer.js';
import type { ReturnCaptureLine } from '../../../../returns/model/return-capture.js';

/** What an order says of a return that was asked for. */
export interface MadeReturn {
  /** The number of the return that holds the lines; absent where the order shows none. */
  readonly returnNumber?: string;
  /** Numbers of new returns of which the order names no lines: each has to be read itself. */
  readonly unread: readonly string[];
}

/** What was asked for: the lines, and the returns that the order had before. */
export interface RequestedReturn {
  readonly lines: readonly Pick<ReturnCaptureLine, 'gtin' | 'quantity'>[];
  readonly before: readonly string[];
}

/**
 * Whether a return was made of the lines that were asked for (wire and defaults, lost answers): a group with a return number that was
 * not there before holds them. A new number that stands with a group of other lines tells nothing of its own.
 */
export function findMadeReturn(order: Pick<Order, 'orderNumber' | 'groups'>, asked: RequestedReturn): MadeReturn {
  const news = listReturnNumbers(order).filter((number) => !asked.before.includes(number));
  const listOwn = (number: string) => order.groups.filter(({ ownReturnNumber }) => ownReturnNumber === number);
  const made = news.find((number) => isReturnOf({ groups: listOwn(number) }, asked));
  const unread = news.filter((number) => listOwn(number).length === 0);
  return made === undefined ? { unread } : { returnNumber: made, unread: [] };
}

/** Whether a return holds the lines that were asked for. */
export function isReturnOf({ groups }: Pick<Order, 'groups'>, { lines }: RequestedReturn): boolean {
  const items = groups.flatMap((group) => group.items);
  return lines.every(({ gtin }) => count(items, gtin) >= count(lines, gtin));
}

function count(list: readonly { readonly gtin: string; readonly quantity: number }[], gtin: string): number {
  return list.reduce((sum, item) => sum + (item.gtin === gtin ? item.quantity : 0), 0);
}
