import * as z from 'zod/mini';
import { guestHeadersSchema } from './guest-proof.js';
import { idempotencyKeyField, visitorIdField } from './request-fields.js';

/** Headers of a write request. */
export const writeHeadersSchema = z.object({
  'x-visitor-id': z.optional(visitorIdField),
  'idempotency-key': z.optional(idempotencyKeyField),
});

/** Headers of a write request that a guest may send, including the contact. */
export const guestWriteHeadersSchema = z.extend(guestHeadersSchema, {
  'idempotency-key': z.optional(idempotencyKeyField),
});
