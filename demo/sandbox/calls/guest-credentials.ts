import { createHash, timingSafeEqual } from 'node:crypto';
import type { CheckedRequest } from '../http/check-request.js';
import { findScenario } from '../scenarios/find-scenario.js';
import type { Scenario } from '../scenarios/scenario.js';

/** A guest's credentials; if there are several, all must be right. */
export interface GuestCredentials {
  readonly email?: string;
  /** In the notation of the guest check. */
  readonly phone?: string;
}

/** Thrown for an order whose guest has to prove by a code who they are. */
export class GuestProofMissing extends Error {}

/** Whether the request's token proves the guest of an order. */
export type IsProved = (order: Scenario) => boolean;

export function toIsProved(
  { headers }: CheckedRequest,
  { guestService }: { readonly guestService: { isProved(token: string | undefined, order: Scenario): boolean } },
): IsProved {
  return (order) => guestService.isProved(headers['x-guest-token'], order);
}

/** Reads a guest's contact from the headers, or from the filters if the retailer is configured that way. */
export function readGuestCredentials({ headers, filters }: CheckedRequest): GuestCredentials {
  const encoded = headers['x-guest-email'];
  const email = encoded === undefined ? filters['email'] : decodeEmail(encoded);
  const phone = headers['x-guest-phone'] ?? filters['phoneNumber'];
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

/**
 * Finds the order of a guest who proves it.
 *
 * @throws GuestProofMissing if the credentials match an order whose guest has to prove by a code who they are
 */
export function findGuestOrder(
  orderNumber: string,
  credentials: GuestCredentials,
  isProved: IsProved,
): Scenario | undefined {
  const scenario = matchGuestOrder(orderNumber, credentials);
  if (scenario?.needsProof && !isProved(scenario)) throw new GuestProofMissing();
  return scenario;
}

/**
 * Finds the order if there is a credential and all of them match. An unknown number is compared like a known one, so
 * that all misses take about the same time.
 */
export function matchGuestOrder(orderNumber: string, { email, phone }: GuestCredentials): Scenario | undefined {
  const scenario = findScenario(orderNumber);
  const proofs = [judgeProof(email?.toLowerCase(), scenario?.email), judgeProof(phone, scenario?.phone)];
  return proofs.includes('right') && !proofs.includes('wrong') ? scenario : undefined;
}

/**
 * Compares digests, so that the time taken reveals neither the length nor the position of the first wrong character.
 */
function judgeProof(offered: string | undefined, known: string | undefined): 'absent' | 'right' | 'wrong' {
  if (offered === undefined) return 'absent';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isSame = timingSafeEqual(digest(offered), digest(known ?? ''));
  return isSame && known !== undefined ? 'right' : 'wrong';
}

/** The contract's pattern rejects a broken escape, but not a broken UTF-8 sequence, which matches no address. */
function decodeEmail(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
