import type { Context } from 'hono';
import { SEARCHED_STATUSES, type OrderSearch, type SearchedStatus } from '../engine.js';
import { createInvalid } from './answers.js';
import { findDayEnd, findDayStart, isDay } from './days.js';
import { readCountry, readFilter } from './read-request.js';

const LONGEST_TEXT = 100;
/** The filters of a list of orders. One of the last four makes it a search. */
const FILTERS = ['country', 'language', 'query', 'placedFrom', 'placedTo', 'status'] as const;

/** Reads the criteria of a search; undefined for the list of all orders. */
export function readSearch(c: Context): OrderSearch | undefined {
  const text = readValid(c, 'query', (value) => value.trim() !== '' && value.length <= LONGEST_TEXT);
  const from = readValid(c, 'placedFrom', isDay);
  const to = readValid(c, 'placedTo', isDay);
  const status = readValid(c, 'status', (value) => areStatuses(value.split(',')));
  if ([text, from, to, status].every((filter) => filter === undefined)) return undefined;
  const country = readCountry(c);
  return {
    ...(text !== undefined && { text }),
    ...(from !== undefined && { placedFrom: findDayStart(from, country) }),
    ...(to !== undefined && { placedBefore: findDayEnd(to, country) }),
    // The statuses were checked above.
    ...(status !== undefined && { statuses: status.split(',') as SearchedStatus[] }),
  };
}

function readValid(c: Context, name: string, isValid: (value: string) => boolean): string | undefined {
  const value = readFilter(c, name);
  if (value !== undefined && !isValid(value)) throw createInvalid(`filter.${name}`);
  return value;
}

function areStatuses(names: readonly string[]): boolean {
  const known: readonly string[] = SEARCHED_STATUSES;
  return names.every((name) => known.includes(name)) && new Set(names).size === names.length;
}

/** Repeats the filters of the request for the address of the next page. Parentheses and commas are encoded too. */
export function repeatFilters(c: Context): string {
  const encode = (text: string): string =>
    encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29').replaceAll("'", '%27');
  return FILTERS.flatMap((name) => {
    const value = readFilter(c, name);
    return value === undefined ? [] : [`filter=${name}(${encode(value)})`];
  }).join('&');
}
