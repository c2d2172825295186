import * as z from 'zod/mini';
import type { OrderPage } from '../model/order-page.js';
import { toReadFilters } from '../../http/call-context.js';
import type { Order } from '../model/order.js';
import {
  readNextPage,
  pagesSchema,
  toPresentFields,
  ignorePath,
  readWhole,
  readBlocks,
  type OnUnreadable,
  optionalField,
} from '../../http/read/wire-fields.js';
import { toOrder } from './order.js';
import { SchemaFailure } from '../../http/errors.js';
import { defineCall } from '../../http/define-call.js';

/** Orders on a page; one page fills a screen. */
const PAGE_SIZE = 10;

export interface OrderHistoryRequest {
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

const PATH = '/history/v1';

/** Lists the orders that the signed-in member placed in a country, newest first, one page at a time. */
export const listOrderHistory = defineCall({
  name: 'list-order-history',
  isForMember: true,
  method: 'GET',
  path: PATH,
  toRequest: ({ anchor }: OrderHistoryRequest, context) => ({
    filters: toReadFilters(context),
    query: { count: PAGE_SIZE, anchor },
  }),
  toValue: (answer, _request, { apiBase, onUnreadable }) => toOrderPage(answer, apiBase, onUnreadable),
});

/** A page of orders; each order is parsed separately. The last page has no `pages`. */
export const orderPageSchema = z.object({ objects: z.array(z.unknown()), pages: optionalField(pagesSchema) });

/**
 * Parses a page. Unreadable orders are left out and counted, so that parts of one order cannot end up in another.
 *
 * @throws SchemaFailure if there is no list of orders
 */
export function toOrderPage(wire: unknown, base?: string, onUnreadable = ignorePath): OrderPage {
  const page = readWhole(orderPageSchema, wire);
  const orders = readBlocks(page.objects, { at: 'objects', onUnreadable }, findOrder);
  const next = readNextPage(page.pages?.next, PATH, base);
  if (next.isNextUnreadable) onUnreadable('pages.next');
  return toPresentFields({
    orders,
    ...next,
    unreadable: page.objects.length - orders.length,
  });
}

function findOrder(wire: unknown, onUnreadable: OnUnreadable): Order | undefined {
  try {
    return toOrder(wire, undefined, onUnreadable);
  } catch (failure) {
    if (!(failure instanceof SchemaFailure)) throw failure;
    onUnreadable(failure.path);
    return undefined;
  }
}
