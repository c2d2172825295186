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
export function isSearch({ text, year, statuses }: SearchCriteria): boolean {
  return text !== '' || year !== '' || statuses.length > 0;
}
