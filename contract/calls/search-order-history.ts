import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import {
  anchorField,
  countryField,
  dayField,
  languageField,
  orderQueryField,
  orderStatusesField,
  pageSizeField,
  visitorIdField,
} from '../request-fields.js';
import { wireOrderPageSchema } from '../wire-order-page.js';

/** Lists those of the requesting member's orders that match: the list of orders, with at least one filter of a search. */
export const searchOrderHistoryContract: ContractCall = {
  name: 'search-order-history',
  method: 'GET',
  path: '/history/v1',
  variant: { of: 'list-order-history', filters: ['query', 'placedFrom', 'placedTo', 'status'] },
  who: 'member',
  summary: "Search a member's orders",
  description:
    'With `query`, `placedFrom`, `placedTo` or `status`, only the orders that match all of them are listed, also newest first and one page ' +
    'at a time: `pages.next` continues the search. `query` is a text as typed, up to 100 characters; every word of it occurs in the number ' +
    'of the order or in the title, category, colour or style of one of its products, in any case. Its value is percent-encoded as a whole, ' +
    'parentheses as `%28` and `%29` and commas as `%2C`, and is not split at its commas: after decoding, it is all between the first `(` ' +
    'and the last `)`. `placedFrom` and `placedTo` are days, both included, in the time zone of the country. `status` is one or several ' +
    'of `open`, `delivered`, `returned` and `cancelled`, separated by commas; an order counts with any of its lines. A service that does ' +
    'not search leaves `search-order-history` out of `adapter.service.calls`.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({
      country: countryField,
      language: languageField,
      query: z.optional(orderQueryField),
      placedFrom: z.optional(dayField),
      placedTo: z.optional(dayField),
      status: z.optional(orderStatusesField),
    }),
    query: z.object({ count: pageSizeField, anchor: z.optional(anchorField) }),
  },
  responses: {
    200: {
      description: 'A page of the orders that match, without any if none does.',
      schema: wireOrderPageSchema,
    },
    ...commonResponses,
  },
};
