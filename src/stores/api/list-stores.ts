import { encodePart } from '../../http/model/safe-url.js';
import type { Outcome } from '../../http/model/failure.js';
import type { StorePage } from '../model/store.js';
import { toQuery, type CallContext, type Filters } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { STORES_PATH } from '../../http/paths.js';
import { toStorePage } from './to-store-page.js';
import type { StoresRequest } from './store-calls.js';

/** Stores a page (returns and calls, section 9). */
const PAGE_SIZE = 3;

/**
 * Lists the stores of a country, those whose name or address holds a text, or the one of an id: `GET /store/store_locations/v1`.
 *
 * @returns one page; a store that cannot be read is left out of it and counted
 */
export function listStores(
  context: CallContext,
  { country, text, storeId, anchor }: StoresRequest,
  signal: AbortSignal,
): Promise<Outcome<StorePage>> {
  const filters: Filters = [['country', country], ...(storeId === undefined ? [] : [['storeId', storeId] as const])];
  const search = text === undefined ? '' : `&search=${encodePart(text)}`;
  const page = `count=${PAGE_SIZE}${anchor === undefined ? '' : `&anchor=${encodePart(anchor)}`}`;
  return findOutcome(context, toStorePage, {
    call: 'list-stores',
    method: 'GET',
    path: `${STORES_PATH}?${toQuery(filters)}${search}&${page}`,
    signal,
  });
}
