/** The statuses to search for, as the contract names them, in the order of their chips. */
export const SEARCH_STATUSES = ['open', 'delivered', 'returned', 'cancelled'] as const;

export type SearchStatus = (typeof SEARCH_STATUSES)[number];

/** The longest text that the contract takes. */
export const LONGEST_TEXT = 100;

/** What to find; with none of it, all orders are listed. */
export interface SearchCriteria {
  /** Without spaces around it; empty for any text. */
  readonly text: string;
  /** Four digits; empty for any year. */
  readonly year: string;
  /** In the order of `SEARCH_STATUSES`; empty for any status. */
  readonly statuses: readonly SearchStatus[];
}

export const NO_CRITERIA: SearchCriteria = { text: '', year: '', statuses: [] };

/** The keys that a search has in the query of an address. */
export const SEARCH_KEYS = ['q', 'year', 'status'] as const;

const YEAR = /^(?:19|20)\d\d$/;

/** Reads a search from the query of an address. What no search can be is left out, because anyone can write an address. */
export function readCriteria(query: URLSearchParams): SearchCriteria {
  const [text, year, status] = SEARCH_KEYS.map((key) => query.get(key) ?? '');
  return {
    text: toSearchText(text ?? ''),
    year: year !== undefined && YEAR.test(year) ? year : '',
    statuses: SEARCH_STATUSES.filter((name) => status?.split(',').includes(name)),
  };
}

/** The query for a search, with its question mark; empty for none. Equal searches have the same query, so it also names a search. */
export function writeCriteria({ text, year, statuses }: SearchCriteria): string {
  const [textKey, yearKey, statusKey] = SEARCH_KEYS;
  const pairs = [
    text && `${textKey}=${encodeURIComponent(text)}`,
    year && `${yearKey}=${year}`,
    statuses.length > 0 && `${statusKey}=${statuses.join(',')}`,
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What is searched for a typed text: spaces count once, half of a character does not count. */
export function toSearchText(typed: string): string {
  const text = typed
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Ends between two characters, of which some are two units long.
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Whether there is anything to find; otherwise all orders are listed. */
export function isSearch(criteria: SearchCriteria): boolean {
  return writeCriteria(criteria) !== '';
}
