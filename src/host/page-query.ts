import type { Platform } from '../platform/platform.js';
import { getPageRegistry } from '../state/registry.js';

/** What the page's query says to a guest lookup. */
export interface LookupQuery {
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly showsSignIn: boolean;
}

const CONTACT_KEYS = ['email', 'phoneNumber'] as const;

/** `standalone=true` in the page's query has the effect of the attribute. */
export function isStandaloneByQuery(platform: Platform): boolean {
  return platform.address().searchParams.get('standalone') === 'true';
}

/**
 * Reads the query of a guest lookup and takes the contact data out of the address bar and the history entry at once, so that it
 * reaches neither a referrer nor a shared link.
 */
export function takeLookupQuery(platform: Platform): LookupQuery {
  const url = platform.address();
  const query = url.searchParams;
  // A plus that was not encoded reads as a blank, which no e-mail address has.
  const email = query.get('email')?.replaceAll(' ', '+') ?? null;
  const phoneNumber = query.get('phoneNumber');
  const showsSignIn = query.has('showSignin') && query.get('showSignin') !== 'false';
  if (CONTACT_KEYS.some((key) => query.has(key))) {
    url.search = takeOut(url.search);
    platform.replaceAddress(url);
  }
  return { showsSignIn, ...(email !== null && { email }), ...(phoneNumber !== null && { phoneNumber }) };
}

/** Takes contact data out of the address as soon as a tag is there, whatever becomes of the tag; a lookup takes it over later. */
export function keepAddressClean(platform: Platform): void {
  const { email, phoneNumber } = takeLookupQuery(platform);
  if (email === undefined && phoneNumber === undefined) return;
  getPageRegistry().contact = {
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
}

/** The rest stays sign for sign: the page may read its query in a way of its own. */
function takeOut(search: string): string {
  const hasContact = (pair: string): boolean => {
    const parsed = new URLSearchParams(pair);
    return CONTACT_KEYS.some((key) => parsed.has(key));
  };
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !hasContact(pair));
  return kept.join('&');
}
