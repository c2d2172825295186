import * as z from 'zod/mini';
import type { Order } from '../../domain/order.js';
import type { OrderPage } from '../../domain/order-page.js';
import { findNextAnchor } from '../find-next-anchor.js';
import { ORDER_HISTORY_PATH } from '../paths.js';
import { toOrder } from './order.js';
import { pagesSchema } from './pages.js';
import { toPresentFields } from './present-fields.js';
import { createBlockReader } from './read-block.js';
import { SchemaFailure } from './schema-failure.js';
import { optionalField } from './wire-fields.js';

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
