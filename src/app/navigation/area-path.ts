import { PRIVATE_KEYS } from './page-query.js';

/** The prefix of every path of the area: an optional country, an optional locale after it, and `/orders`. */
export const AREA_PREFIX = /^((?:\/([a-z]{2})(?:\/([a-z]{2,3}(?:-[a-z0-9]{2,8})*))?)?\/orders)(\/.*)?$/i;

/**
 * Query keys that a screen consumes, and that are removed afterwards; the rest of the query belongs to the page and stays. A screen that is
 * turned on by a flag adds its keys (`Router.screenKeys`), so that without it they are the page's.
 */
export const SCREEN_KEYS: Set<string> = new Set([
  ...PRIVATE_KEYS,
  ...'redirectPath cancel return selected payment showSignin pageView emailSent storeId qrId storeInteractionId'.split(
    ' ',
  ),
]);
