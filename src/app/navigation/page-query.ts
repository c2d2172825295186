import type { Platform } from '../../platform/platform.js';
import { getPageData } from '../state/page-data.js';

/** What a link may say of a shopper, and no address may keep: addresses end up in histories, logs and shared links. */
export const PRIVATE_KEYS: readonly string[] = ['email', 'phoneNumber'];

/** `standalone=true` in the page's query has the effect of the attribute. */
export function isStandaloneByQuery(platform: Platform): boolean {
  return platform.address().searchParams.get('standalone') === 'true';
}

/** `showSignin` in the page's query opens sign-in. */
export function asksForSignIn(platform: Platform): boolean {
  const { searchParams } = platform.address();
  return searchParams.has('showSignin') && searchParams.get('showSignin') !== 'false';
}

/**
 * Takes contact data out of the address bar and the history entry, so that it reaches neither a referrer nor a shared link: out of the
 * query, and out of the query that a fragment may have (`#/details/?email=…`). A guest lookup takes it over from the page's registry.
 */
export function keepAddressClean(platform: Platform): void {
  const url = platform.address();
  let taken: Readonly<Record<string, string>> | undefined;
  const isStored = (pair: string): boolean => {
    const [[key, value] = ['', '']] = new URLSearchParams(pair);
    const isPrivate = PRIVATE_KEYS.includes(key);
    if (isPrivate) taken = { [key]: value, ...taken };
    return !isPrivate;
  };
  // The rest stays sign for sign: the page may read its query in a way of its own.
  const clean = (text: string): string =>
    text.replace(/\?(.*)/s, (_, query: string) => {
      const rest = query.split('&').filter(isStored).join('&');
      return rest && `?${rest}`;
    });
  url.search = clean(url.search);
  url.hash = clean(url.hash);
  if (!taken) return;
  platform.replaceAddress(url);
  getPageData().contact = taken;
}
