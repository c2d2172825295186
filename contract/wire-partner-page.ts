import * as z from 'zod/mini';
import { pagesSchema } from '../src/http/read/wire-fields.js';
import {
  partnerOrderSchema,
  partnerPageSchema,
} from '../src/features/order-history/partners/api/list-partner-history.js';

/** The whole of it as the wire carries it: what the client reads, and what nothing reads yet. */
export const wirePartnerOrderSchema = z.extend(partnerOrderSchema, { gtin: z.string() });

/** A page of partner orders as the wire carries it; the client reads them one by one. */
export const wirePartnerPageSchema = z.extend(partnerPageSchema, {
  orderItems: z.array(wirePartnerOrderSchema),
  pages: pagesSchema,
});

export type WirePartnerOrder = z.input<typeof wirePartnerOrderSchema>;
export type WirePartnerPage = z.input<typeof wirePartnerPageSchema>;
