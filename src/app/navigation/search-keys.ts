/** The keys of a search in the query of the history: text, year and statuses. The search adds them to the keys of screens. */
export const SEARCH_KEYS = ['q', 'year', 'status'] as const;

const SEARCH_PAIRS = new RegExp(`[?&](?:${SEARCH_KEYS.join('|')})=[^&]*`, 'g');

/** The part of a path's query that is a search in the history, with a question mark; empty for none. */
export function toSearch(path = ''): string {
  return (path.match(SEARCH_PAIRS) ?? []).join('').replace(/^./, '?');
}
