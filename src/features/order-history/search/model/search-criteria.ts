/** The statuses to search for, as the contract names them, in the order of their chips. */
export const SEARCH_STATUSES = ['open', 'delivered', 'returned', 'cancelled'] as const;

export type SearchStatus = (typeof SEARCH_STATUSES)[number];

/** The longest text that the contract takes. */
export const LONGEST_TEXT = 100;

/** What to search for. If all fields are empty, all orders are listed. */
export interface SearchCriteria {
  /** Without spaces around it; empty for any text. */
  readonly text: string;
  /** Four digits; empty for any year. */
  readonly year: string;
  /** In the order of `SEARCH_STATUSES`; empty for any status. */
  readonly statuses: readonly SearchStatus[];
}

export const NO_CRITERIA: SearchCriteria = { text: '', year: '', statuses: [] };

/** Converts a typed text to the text that is searched for: without lone surrogates and repeated spaces, cut to the longest length. */
export function toSearchText(typed: string): string {
  const text = typed
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // Do not cut a character of two UTF-16 units in half.
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Whether there is anything to find; otherwise all orders are listed. */
export function isSearch({ text, year, statuses }: SearchCriteria): boolean {
  return text !== '' || year !== '' || statuses.length > 0;
}
