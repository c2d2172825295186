import * as z from 'zod/mini';
import type { OrderedExchange } from '../model/exchange-preview.js';
import { createBlockReader } from '../../../../http/read/read-block.js';
import { SchemaFailure } from '../../../../http/read/schema-failure.js';

/** The order that comes in exchange. */
export const exchangeOrderSchema = z.object({ orderNumber: z.string().check(z.minLength(1)) });

/** The number of what was ordered in exchange. Throws `SchemaFailure`. */
export function toOrderedExchange(wire: unknown): OrderedExchange {
  let offender = 'orderNumber';
  const order = createBlockReader((path) => (offender = path))(exchangeOrderSchema, wire, '');
  if (!order) throw new SchemaFailure(offender);
  return { exchangeNumber: order.orderNumber };
}
