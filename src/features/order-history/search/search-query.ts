import { SEARCH_KEYS } from '../../../app/navigation/search-keys.js';
import { SEARCH_STATUSES, toSearchText, type SearchCriteria } from './model/search-criteria.js';

const YEAR = /^(?:19|20)\d\d$/;

/** Reads a search from the query of an address. Leaves out invalid values, because anyone can write an address. */
export function readCriteria(query: URLSearchParams): SearchCriteria {
  const [text, year, status] = SEARCH_KEYS.map((key) => query.get(key) ?? '');
  return {
    text: toSearchText(text ?? ''),
    year: year !== undefined && YEAR.test(year) ? year : '',
    statuses: SEARCH_STATUSES.filter((name) => status?.split(',').includes(name)),
  };
}

/** The query for a search, with its question mark; empty for none. Equal searches have equal queries, so the query also identifies a search. */
export function writeCriteria({ text, year, statuses }: SearchCriteria): string {
  const [textKey, yearKey, statusKey] = SEARCH_KEYS;
  const pairs = [
    text && `${textKey}=${encodeURIComponent(text)}`,
    year && `${yearKey}=${year}`,
    statuses.length > 0 && `${statusKey}=${statuses.join(',')}`,
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
