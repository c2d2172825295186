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

/** The keys of a search in the query of the history: text, year and statuses. The search adds them to `SCREEN_KEYS`. */
export const SEARCH_KEYS = ['q', 'year', 'status'] as const;

const SEARCH_PAIRS = new RegExp(`[?&](?:${SEARCH_KEYS.join('|')})=[^&]*`, 'g');

/** The part of a path's query that is a search in the history, with a question mark; empty for none. */
export function toSearch(path = ''): string {
  return (path.match(SEARCH_PAIRS) ?? []).join('').replace(/^./, '?');
}
