import * as z from 'zod/mini';
import { ONCE_CLASS } from '../../http/retry-classes.js';
import type { Secret } from '../../http/model/secret.js';
import { readWhole } from '../../http/read/wire-fields.js';
import { defineCall } from '../../http/define-call.js';

export interface GuestCheck {
  readonly orderNumber: string;
  /** Digits, with the market's dial code in front. */
  readonly phoneNumber: Secret;
}

const sendGuestCheck = defineCall({
  name: 'request-guest-check',
  retry: ONCE_CLASS,
  method: 'POST',
  path: '/order_mgmt/guest_credentials/v1',
  toRequest: ({ orderNumber, phoneNumber }: GuestCheck) => ({ body: { orderNumber, phoneNumber } }),
  toValue: toGuestCheck,
});

/**
 * Checks a guest's phone number before the order is read. `missing`: number and order do not match. Where the page requires a code of
 * guests, nothing is sent: the answer would tell right pairs from wrong ones without one.
 */
export const requestGuestCheck: typeof sendGuestCheck = Object.assign(
  (...[context, request, signal]: Parameters<typeof sendGuestCheck>): ReturnType<typeof sendGuestCheck> =>
    context.guestProof.isNeeded({ needsCode: true })
      ? Promise.resolve({ kind: 'found', value: true })
      : sendGuestCheck(context, request, signal),
  { path: sendGuestCheck.path },
);

export const guestCheckSchema = z.object({ valid: z.literal(true) });

/** @throws SchemaFailure unless the answer confirms the number; a wrong number is a 404 */
export function toGuestCheck(wire: unknown): true {
  return readWhole(guestCheckSchema, wire).valid;
}
