import * as z from 'zod/mini';
import { optionalStringField, pagesSchema } from '../src/http/read/wire-fields.js';
import {
  partnerOrderSchema,
  partnerPageSchema,
} from '../src/features/order-history/partners/api/list-partner-history.js';

/** The complete partner order as sent by the service, including fields that the client does not read yet. */
export const wirePartnerOrderSchema = z.extend(partnerOrderSchema, { gtin: optionalStringField });

/** A page of partner orders as sent by the service; the client parses each order separately. */
export const wirePartnerPageSchema = z.extend(partnerPageSchema, {
  orderItems: z.array(wirePartnerOrderSchema),
  pages: pagesSchema,
});

export type WirePartnerOrder = z.input<typeof wirePartnerOrderSchema>;
export type WirePartnerPage = z.input<typeof wirePartnerPageSchema>;
