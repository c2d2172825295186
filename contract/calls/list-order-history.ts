import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { anchorField, countryField, languageField, pageSizeField, visitorIdField } from '../request-fields.js';
import { wireOrderPageSchema } from '../wire-order-page.js';

/** Lists the requesting member's orders in a country. */
export const listOrderHistoryContract: ContractCall = {
  name: 'list-order-history',
  method: 'GET',
  path: '/history/v1',
  who: 'member',
  summary: "List a member's orders",
  description:
    'Sales orders placed in the country, newest first, one page at a time; return orders are not listed. Without an anchor the list ' +
    'begins with the newest order. An anchor that this service did not issue for this list gets 400.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({ country: countryField, language: languageField }),
    query: z.object({ count: pageSizeField, anchor: z.optional(anchorField) }),
  },
  responses: {
    200: {
      description: 'A page of orders, their headings and messages in the requested language.',
      schema: wireOrderPageSchema,
    },
    ...commonResponses,
  },
};
