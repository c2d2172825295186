import { STORES_PATH, toStorePage } from './to-store-page.js';
import { defineCall } from '../../http/define-call.js';

/** Stores on a page (returns and calls, section 9). */
const PAGE_SIZE = 3;

export interface StoresRequest {
  /** Lower case. */
  readonly country: string;
  /** Part of a name or an address; absent for all stores. */
  readonly text?: string;
  /** Only the store with this id. */
  readonly storeId?: string;
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** Lists the stores of a country, one page at a time. */
export const listStores = defineCall({
  name: 'list-stores',
  method: 'GET',
  path: STORES_PATH,
  toRequest: ({ country, text, storeId, anchor }: StoresRequest) => ({
    filters: [['country', country], ...(storeId === undefined ? [] : [['storeId', storeId] as const])],
    query: { search: text, count: PAGE_SIZE, anchor },
  }),
  toValue: (answer, _request, { apiBase }) => toStorePage(answer, apiBase),
});
