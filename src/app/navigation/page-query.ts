import type { Platform } from '../../platform/platform.js';
import { getPageData } from '../state/registry.js';

/** Personal data that a link may carry but no address may keep: addresses end up in histories, logs and shared links. */
export const PRIVATE_KEYS: readonly string[] = ['email', 'phoneNumber'];

/** Whether the page's query has `standalone=true`, which has the effect of the attribute. */
export function isStandaloneByQuery(platform: Platform): boolean {
  // Most addresses have no query, and parsing one for each of hundreds of cards is slow.
  return platform.href().includes('?') && platform.address().searchParams.get('standalone') === 'true';
}

/** Whether the page's query has `showSignin`, which opens sign-in. */
export function asksForSignIn(platform: Platform): boolean {
  const { searchParams } = platform.address();
  return searchParams.has('showSignin') && searchParams.get('showSignin') !== 'false';
}

/**
 * Removes contact data and a guest's code from the address bar and the history entry, so that no referrer or shared link contains them.
 * They may be in the query, or in a query inside the fragment (`#/details/?email=…`). A guest lookup reads them from the page's registry
 * instead.
 */
export function removePrivateParameters(platform: Platform): void {
  const url = platform.address();
  let taken: Readonly<Record<string, string>> | undefined;
  const staysInAddress = (pair: string): boolean => {
    const [[key, value] = ['', '']] = new URLSearchParams(pair);
    // Other codes in a query, such as those of a sign-in, belong to the page.
    const isPrivate = PRIVATE_KEYS.includes(key) || (key === 'code' && /^\d{6}$/.test(value));
    if (isPrivate) taken = { [key]: value, ...taken };
    return !isPrivate;
  };
  // The rest stays byte for byte: the page may parse its query in its own way.
  const clean = (text: string): string =>
    text.replace(/\?(.*)/s, (_, query: string) => {
      const rest = query.split('&').filter(staysInAddress).join('&');
      return rest && `?${rest}`;
    });
  url.search = clean(url.search);
  url.hash = clean(url.hash);
  if (!taken) return;
  platform.replaceAddress(url);
  getPageData().contact = taken;
}
