import type { Scope } from '../context/scope.js';
import { isTrusted } from '../configuration/service-address.js';

/** A page may hand over anything under these names. */
export type GivenContact = Readonly<Partial<Record<'email' | 'phoneNumber', unknown>>>;

/**
 * The contacts that the page gives a tag, the one that counts first: its property, and what stood in the page's address. None where the
 * tag's calls go to an origin that the page does not trust.
 */
export function listPageContacts(scope: Scope, inAddress: GivenContact = {}): readonly GivenContact[] {
  const property = (scope.port.getProperty('contact') ?? {}) as GivenContact;
  const given = [property, inAddress].filter((contact) => Object.keys(contact).length > 0);
  if (given.length === 0 || isTrusted(scope)) return given;
  // The console hears of it from what prepares calls, which no first screen carries.
  void import('../calls/prepare-call.js').then(
    ({ warnOfUntrusted }) => warnOfUntrusted(scope),
    () => undefined,
  );
  return [];
}
