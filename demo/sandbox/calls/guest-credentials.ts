import { createHash, timingSafeEqual } from 'node:crypto';
import type { CheckedRequest } from '../http/check-request.js';
import { findScenario } from '../scenarios/find-scenario.js';
import type { Scenario } from '../scenarios/scenario.js';

/** What a guest offers as proof; several pieces must all be right. */
export interface GuestCredentials {
  readonly email?: string;
  /** In the form of the guest check. */
  readonly phone?: string;
}

/** The contact of a guest's read: from its headers, or from its filters where the retailer is configured so. */
export function readGuestCredentials({ headers, filters }: CheckedRequest): GuestCredentials {
  const encoded = headers['x-guest-email'];
  const email = encoded === undefined ? filters['email'] : decodeEmail(encoded);
  const phone = headers['x-guest-phone'] ?? filters['phoneNumber'];
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

/**
 * The order if something was offered and all of it belongs to the order, else `undefined`. An unknown number is compared like
 * a known one, so that every miss takes about the same time.
 */
export function findGuestOrder(orderNumber: string, { email, phone }: GuestCredentials): Scenario | undefined {
  const scenario = findScenario(orderNumber);
  const proofs = [judgeProof(email?.toLowerCase(), scenario?.email), judgeProof(phone, scenario?.phone)];
  return proofs.includes('right') && !proofs.includes('wrong') ? scenario : undefined;
}

/** Compares digests, so that neither the length nor the first wrong sign shows in the time taken. */
function judgeProof(offered: string | undefined, known: string | undefined): 'absent' | 'right' | 'wrong' {
  if (offered === undefined) return 'absent';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isSame = timingSafeEqual(digest(offered), digest(known ?? ''));
  return isSame && known !== undefined ? 'right' : 'wrong';
}

/** A broken escape cannot pass the contract's pattern, but a broken UTF-8 sequence can: it is nobody's address. */
function decodeEmail(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
