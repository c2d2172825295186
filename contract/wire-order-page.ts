import * as z from 'zod/mini';
import { orderPageSchema } from '../src/orders/api/list-order-history.js';
import { pagesSchema } from '../src/http/read/wire-fields.js';
import { wireOrderSchema } from './wire-order.js';

/** A page of the order history as sent by the service; the client parses each order separately. */
export const wireOrderPageSchema = z.extend(orderPageSchema, { objects: z.array(wireOrderSchema), pages: pagesSchema });

export type WireOrderPage = z.input<typeof wireOrderPageSchema>;
