import type { OrderPage } from '../../../../orders/model/order-page.js';
import { toOrderPage } from '../../../../orders/api/list-order-history.js';
import { toReadFilters, type Filters } from '../../../../http/call-context.js';
import { defineCall } from '../../../../http/define-call.js';
import type { SearchCriteria } from '../model/search-criteria.js';

/** Orders on a page, as many as in the list of all orders. */
const PAGE_SIZE = 10;

export interface OrderSearchRequest extends SearchCriteria {
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** Lists those of the signed-in member's orders that match, newest first, one page at a time. */
export const searchOrderHistory = defineCall({
  name: 'search-order-history',
  isForMember: true,
  method: 'GET',
  path: '/history/v1',
  toRequest: (request: OrderSearchRequest, context) => ({
    filters: [...toReadFilters(context), ...toSearchFilters(request)],
    query: { count: PAGE_SIZE, anchor: request.anchor },
  }),
  toValue: (answer, _request, { apiBase, onUnreadable }): OrderPage => toOrderPage(answer, apiBase, onUnreadable),
});

function toSearchFilters({ text, year, statuses }: SearchCriteria): Filters {
  return [
    ...(text === '' ? [] : [['query', text] as const]),
    ...(year === ''
      ? []
      : ([
          ['placedFrom', `${year}-01-01`],
          ['placedTo', `${year}-12-31`],
        ] as const)),
    ...(statuses.length === 0 ? [] : [['status', statuses.join(',')] as const]),
  ];
}
