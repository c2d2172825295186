import * as z from 'zod/mini';
import type { Order } from '../../../orders/model/order.js';
import type { OrderPage } from '../model/order-page.js';
import { findNextAnchor } from '../../../http/find-next-anchor.js';
import { ORDER_HISTORY_PATH } from '../../../http/paths.js';
import { toOrder } from '../../../orders/api/order.js';
import { pagesSchema } from '../../../http/read/pages.js';
import { toPresentFields } from '../../../http/read/present-fields.js';
import { createBlockReader } from '../../../http/read/read-block.js';
import { SchemaFailure } from '../../../http/read/schema-failure.js';
import { optionalField } from '../../../http/read/wire-fields.js';

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
