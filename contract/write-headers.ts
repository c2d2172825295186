import * as z from 'zod/mini';
import { guestHeadersSchema } from './guest-proof.js';
import { idempotencyKeyField, visitorIdField } from './request-fields.js';

/** Headers of a request that changes something. */
export const writeHeadersSchema = z.object({
  'x-visitor-id': z.optional(visitorIdField),
  'idempotency-key': z.optional(idempotencyKeyField),
});

/** The same of a request that a guest may send, with a contact. */
export const guestWriteHeadersSchema = z.extend(guestHeadersSchema, {
  'idempotency-key': z.optional(idempotencyKeyField),
});
