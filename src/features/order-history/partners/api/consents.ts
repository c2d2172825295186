import * as z from 'zod/mini';
import type { Consent } from '../model/consent.js';

export const consentSchema = z.object({ id: z.string(), partnerName: z.string() });

export const consentsSchema = z.object({ consents: z.array(z.unknown()) });

/** The consents of an answer; one that cannot be read is left out. Throws where there is no list of them. */
export function toConsents(wire: unknown): readonly Consent[] {
  return consentsSchema.parse(wire).consents.flatMap((block) => {
    const { data } = consentSchema.safeParse(block);
    return data ? [{ id: data.id, partnerName: data.partnerName }] : [];
  });
}
