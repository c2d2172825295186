import * as z from 'zod/mini';
import { SchemaFailure } from '../../http/read/schema-failure.js';

export const guestCheckSchema = z.object({ valid: z.literal(true) });

/** The answer to the guest check says yes or it is no such answer: a no is a 404. Throws `SchemaFailure`. */
export function toGuestCheck(wire: unknown): true {
  if (!guestCheckSchema.safeParse(wire).success) throw new SchemaFailure('valid');
  return true;
}
