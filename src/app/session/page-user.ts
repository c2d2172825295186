import type { OrdersUser } from '../configuration/adapter.js';
import { isTrusted } from '../configuration/service-address.js';
import type { ElementContext } from '../context/element-context.js';

/** The page's user, for use in requests; absent if the page does not trust the origin of the tag's calls. */
export function findPageUser(context: ElementContext): OrdersUser | undefined {
  return isTrusted(context) ? (context.getWholeAdapter()?.user ?? undefined) : undefined;
}

/** A contact that the page sets; its values may be of any type. */
export type GivenContact = Readonly<Partial<Record<'email' | 'phoneNumber', unknown>>>;

/**
 * The contacts that the page gives a tag, by precedence: its property, then the contact from the page's address. Empty if the page does
 * not trust the origin of the tag's calls.
 */
export function listPageContacts(context: ElementContext, inAddress: GivenContact = {}): readonly GivenContact[] {
  const property = (context.port.getProperty('contact') ?? {}) as GivenContact;
  const given = [property, inAddress].filter((contact) => Object.keys(contact).length > 0);
  if (given.length === 0 || isTrusted(context)) return given;
  // No first screen includes the warning.
  void import('../configuration/explain-problems.js').then(
    ({ warnOfUntrusted }) => warnOfUntrusted(context),
    () => undefined,
  );
  return [];
}
