import * as z from 'zod/mini';
import { encodePart } from '../../../http/model/safe-url.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { OrderPage } from '../model/order-page.js';
import { toQuery, toReadFilters, type CallContext } from '../../../http/call-context.js';
import { findOutcome } from '../../../http/client.js';
import type { OrderHistoryRequest } from '../../../orders/api/order-calls.js';
import { ORDER_HISTORY_PATH } from '../../../http/paths.js';
import type { Order } from '../../../orders/model/order.js';
import { findNextAnchor, pagesSchema } from '../../../http/read/pages.js';
import { toOrder } from '../../../orders/api/order.js';
import { toPresentFields, createBlockReader } from '../../../http/read/read-block.js';
import { SchemaFailure } from '../../../http/errors.js';
import { optionalField } from '../../../http/read/wire-fields.js';

/** Orders a page: one request fills a screen. */
const PAGE_SIZE = 10;

/**
 * Lists the orders that the signed-in member placed in a country, newest first: `GET /history/v1`.
 *
 * @returns one page; an order that cannot be read is left out of it and counted
 */
export function listOrderHistory(
  context: CallContext,
  { anchor }: OrderHistoryRequest,
  signal: AbortSignal,
): Promise<Outcome<OrderPage>> {
  const page = `count=${PAGE_SIZE}${anchor === undefined ? '' : `&anchor=${encodePart(anchor)}`}`;
  return findOutcome(context, toOrderPage, {
    call: 'list-order-history',
    isForMember: true,
    method: 'GET',
    path: `${ORDER_HISTORY_PATH}?${toQuery(toReadFilters(context))}&${page}`,
    signal,
  });
}

/** A page of orders, each of which is read on its own. Without `pages` it is the last one. */
export const orderPageSchema = z.object({ objects: z.array(z.unknown()), pages: optionalField(pagesSchema) });

/**
 * A page of the order history. An order that cannot be read at all is left out and counted: nothing of it may end up in another.
 * Throws `SchemaFailure` where there is no list of orders.
 */
export function toOrderPage(wire: unknown): OrderPage {
  let offender = '';
  const page = createBlockReader((path) => (offender = path))(orderPageSchema, wire, '');
  if (!page) throw new SchemaFailure(offender);
  const orders = page.objects.flatMap((block) => findOrder(block) ?? []);
  return toPresentFields({
    orders,
    next: findNextAnchor(page.pages?.next, ORDER_HISTORY_PATH),
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
