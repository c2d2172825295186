import type { OrdersUser } from '../configuration/adapter.js';
import { isTrusted } from '../configuration/service-address.js';
import type { ElementContext } from '../context/element-context.js';

/** What the page says of its user, to be sent; absent where the tag's calls go to an origin that the page does not trust. */
export function findPageUser(context: ElementContext): OrdersUser | undefined {
  return isTrusted(context) ? (context.getWholeAdapter()?.user ?? undefined) : undefined;
}

/** A page may hand over anything under these names. */
export type GivenContact = Readonly<Partial<Record<'email' | 'phoneNumber', unknown>>>;

/**
 * The contacts that the page gives a tag, the one that counts first: its property, and what stood in the page's address. None where the
 * tag's calls go to an origin that the page does not trust.
 */
export function listPageContacts(context: ElementContext, inAddress: GivenContact = {}): readonly GivenContact[] {
  const property = (context.port.getProperty('contact') ?? {}) as GivenContact;
  const given = [property, inAddress].filter((contact) => Object.keys(contact).length > 0);
  if (given.length === 0 || isTrusted(context)) return given;
  // The console hears of it from what prepares calls, which no first screen carries.
  void import('../calls/prepare-call.js').then(
    ({ warnOfUntrusted }) => warnOfUntrusted(context),
    () => undefined,
  );
  return [];
}
