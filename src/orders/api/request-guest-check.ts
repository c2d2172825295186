import * as z from 'zod/mini';
import type { Outcome } from '../../http/model/failure.js';
import type { CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { ONCE_CLASS } from '../../http/retry-classes.js';
import { GUEST_CHECK_PATH } from '../../http/paths.js';
import type { Secret } from '../../http/model/secret.js';
import { SchemaFailure } from '../../http/errors.js';

export interface GuestCheck {
  readonly orderNumber: string;
  /** In the form of the guest check: digits, with the market's dial code before them. */
  readonly phoneNumber: Secret;
}

/**
 * Checks a guest's phone number before the order is read: `POST /order_mgmt/guest_credentials/v1`.
 *
 * @returns true; missing when the pair does not match
 */
export function requestGuestCheck(
  context: CallContext,
  { orderNumber, phoneNumber }: GuestCheck,
  signal: AbortSignal,
): Promise<Outcome<true>> {
  return findOutcome(context, toGuestCheck, {
    call: 'request-guest-check',
    rules: ONCE_CLASS,
    method: 'POST',
    path: GUEST_CHECK_PATH,
    body: { orderNumber, phoneNumber },
    signal,
  });
}

export const guestCheckSchema = z.object({ valid: z.literal(true) });

/** The answer to the guest check says yes or it is no such answer: a no is a 404. Throws `SchemaFailure`. */
export function toGuestCheck(wire: unknown): true {
  if (!guestCheckSchema.safeParse(wire).success) throw new SchemaFailure('valid');
  return true;
}
