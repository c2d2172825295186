import * as z from 'zod/mini';
import type { Consent } from '../model/consent.js';
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
  toValue: toConsents,
});

export const consentSchema = z.object({ id: z.string(), partnerName: z.string() });

export const consentsSchema = z.object({ consents: z.array(z.unknown()) });

/**
 * Parses the consents and leaves out unreadable ones.
 *
 * @throws if there is no list of consents
 */
export function toConsents(wire: unknown): readonly Consent[] {
  return consentsSchema.parse(wire).consents.flatMap((block) => {
    const { data } = consentSchema.safeParse(block);
    return data ? [{ id: data.id, partnerName: data.partnerName }] : [];
  });
}
