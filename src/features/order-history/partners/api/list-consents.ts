import * as z from 'zod/mini';
import type { Consent } from '../model/consent.js';
import { createBlockReader, ignorePath, readWhole } from '../../../../http/read/wire-fields.js';
import { defineCall } from '../../../../http/define-call.js';

export interface ConsentsRequest {
  /** The member's id at the identity service. */
  readonly userId: string;
}

/** Lists the partners that a member allows to share purchases. `missing`: the identity service does not know the member. */
export const listConsents = defineCall({
  name: 'list-consents',
  isForMember: true,
  method: 'GET',
  path: '/identity/user/v1/{upmId}/consents',
  toRequest: ({ userId }: ConsentsRequest) => ({ params: { upmId: userId } }),
  toValue: (answer, _request, { onUnreadable }) => toConsents(answer, onUnreadable),
});

export const consentSchema = z.object({ id: z.string(), partnerName: z.string() });

export const consentsSchema = z.object({ consents: z.array(z.unknown()) });

/**
 * Parses the consents and leaves out unreadable ones.
 *
 * @throws SchemaFailure if there is no list of consents
 */
export function toConsents(wire: unknown, onUnreadable = ignorePath): readonly Consent[] {
  const read = createBlockReader(onUnreadable);
  return readWhole(consentsSchema, wire).consents.flatMap((block, index) => {
    const consent = read(consentSchema, block, `consents[${index}]`);
    return consent ? [{ id: consent.id, partnerName: consent.partnerName }] : [];
  });
}
