import * as z from 'zod/mini';
import { defineCall } from '../../../http/define-call.js';
import { ONCE_CLASS } from '../../../http/retry-classes.js';
import { SchemaFailure, type OrdersError } from '../../../http/errors.js';
import type { Outcome } from '../../../http/model/failure.js';
import { Secret } from '../../../http/model/secret.js';
import { countField, readWhole } from '../../../http/read/wire-fields.js';
import type { CodeVerdict } from '../model/challenge.js';

const NOT_FOUND = 404;
const EXPIRED = 'CODE_EXPIRED';

export interface GuestTokenRequest {
  readonly challengeId: string;
  /** Six digits. */
  readonly code: Secret;
}

/** Answers a challenge with the code, without retries, because each one counts as a try. `missing`: the code is wrong, expired or used. */
export const requestGuestToken = defineCall({
  name: 'request-guest-token',
  retry: ONCE_CLASS,
  method: 'POST',
  path: '/order_mgmt/guest_challenges/v1/{challengeId}/answers',
  toRequest: ({ challengeId, code }: GuestTokenRequest) => ({ params: { challengeId }, body: { code } }),
  toValue: (answer, _request, { origin }) => toVerdict(answer, origin),
  readRefusal,
});

export const guestTokenSchema = z.object({
  guestToken: z.string(),
  expiresIn: countField,
});

/** Characters that a header value may contain, without blanks. */
const TOKEN_TEXT = /^[\x21-\x7e]+$/;

/** @throws SchemaFailure if a header cannot hold the token, or the answer does not say how long it is valid */
export function toVerdict(wire: unknown, origin: string): CodeVerdict {
  const { guestToken, expiresIn } = readWhole(guestTokenSchema, wire);
  if (!TOKEN_TEXT.test(guestToken)) throw new SchemaFailure('guestToken');
  return { kind: 'right', token: new Secret(guestToken, origin), lifeMs: expiresIn * 1_000 };
}

/**
 * Reads a refusal as a verdict, with the number of tries left if the answer states it. The service need not tell an expired code from a
 * wrong one.
 */
function readRefusal({ failure, cause, reasons }: OrdersError): Outcome<CodeVerdict> | undefined {
  if (failure.status !== NOT_FOUND) return undefined;
  if (reasons[0]?.code === EXPIRED) return { kind: 'found', value: { kind: 'expired' } };
  const attemptsLeft = findAttemptsLeft(String(cause));
  return attemptsLeft === undefined ? undefined : { kind: 'found', value: { kind: 'wrong', attemptsLeft } };
}

function findAttemptsLeft(text: string): number | undefined {
  try {
    const { attemptsLeft } = JSON.parse(text) as { readonly attemptsLeft?: unknown };
    return Number.isSafeInteger(attemptsLeft) && Number(attemptsLeft) >= 0 ? Number(attemptsLeft) : undefined;
  } catch {
    return undefined;
  }
}
