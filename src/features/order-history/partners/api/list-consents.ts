import * as z from 'zod/mini';
import type { Consent } from '../model/consent.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { CallContext } from '../../../../http/call-context.js';
import { findOutcome } from '../../../../http/client.js';
import type { ConsentsRequest } from './partner-calls.js';
import { getConsentsPath } from '../../../../http/paths.js';

/**
 * Lists the partners that a member lets share what was bought there: `GET /identity/user/v1/{upmId}/consents`.
 *
 * @returns the consents; missing where the identity service does not know the member
 */
export function listConsents(
  context: CallContext,
  { userId }: ConsentsRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly Consent[]>> {
  return findOutcome(context, toConsents, {
    call: 'list-consents',
    isForMember: true,
    method: 'GET',
    path: getConsentsPath(userId),
    signal,
  });
}

export const consentSchema = z.object({ id: z.string(), partnerName: z.string() });

export const consentsSchema = z.object({ consents: z.array(z.unknown()) });

/** The consents of an answer; one that cannot be read is left out. Throws where there is no list of them. */
export function toConsents(wire: unknown): readonly Consent[] {
  return consentsSchema.parse(wire).consents.flatMap((block) => {
    const { data } = consentSchema.safeParse(block);
    return data ? [{ id: data.id, partnerName: data.partnerName }] : [];
  });
}
