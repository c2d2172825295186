import * as z from 'zod/mini';
import type { OrderPage } from '../model/order-page.js';
import { toReadFilters } from '../../../http/call-context.js';
import type { Order } from '../../../orders/model/order.js';
import {
  readNextPage,
  pagesSchema,
  toPresentFields,
  createBlockReader,
  optionalField,
} from '../../../http/read/wire-fields.js';
import { toOrder } from '../../../orders/api/order.js';
import { SchemaFailure } from '../../../http/errors.js';
import { defineCall } from '../../../http/define-call.js';

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
  toValue: (answer, _request, { apiBase }) => toOrderPage(answer, apiBase),
});

/** A page of orders; each order is parsed separately. The last page has no `pages`. */
export const orderPageSchema = z.object({ objects: z.array(z.unknown()), pages: optionalField(pagesSchema) });

/**
 * Parses a page. Unreadable orders are left out and counted, so that parts of one order cannot end up in another.
 *
 * @throws SchemaFailure if there is no list of orders
 */
export function toOrderPage(wire: unknown, base?: string): OrderPage {
  let offender = '';
  const page = createBlockReader((path) => (offender = path))(orderPageSchema, wire, '');
  if (!page) throw new SchemaFailure(offender);
  const orders = page.objects.flatMap((block) => findOrder(block) ?? []);
  return toPresentFields({
    orders,
    ...readNextPage(page.pages?.next, PATH, base),
    unreadable: page.objects.length - orders.length,
  });
}

function findOrder(wire: unknown): Order | undefined {
  try {
    return toOrder(wire);
  } catch (failure) {
    if (failure instanceof SchemaFailure) return undefined;
    throw failure;
  }
}
