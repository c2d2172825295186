import { PRIVATE_KEYS } from './page-query.js';

/** The prefix of every path of the area: an optional country, an optional locale behind it, and the word that is ours. */
export const AREA_PREFIX = /^((?:\/([a-z]{2})(?:\/([a-z]{2,3}(?:-[a-z0-9]{2,8})*))?)?\/orders)(\/.*)?$/i;

/** What a screen reads of the query, and nobody after it; the rest of a page's query is the page's and stays. */
export const SCREEN_KEYS: ReadonlySet<string> = new Set([
  ...PRIVATE_KEYS,
  ...'redirectPath cancel return selected payment showSignin pageView emailSent storeId qrId storeInteractionId'.split(
    ' ',
  ),
]);
