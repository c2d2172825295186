import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { anchorField, countryField, languageField, pageSizeField, visitorIdField } from '../request-fields.js';
import { wirePartnerPageSchema } from '../wire-partner-page.js';

/** Lists the requesting member's partner orders in a country. */
export const listPartnerHistoryContract: ContractCall = {
  name: 'list-partner-history',
  method: 'GET',
  path: '/partner_history/v1',
  who: 'member',
  summary: "List a member's partner orders",
  description:
    'One entry for each item bought from a partner in the country, newest first, one page at a time. Without an anchor the list ' +
    'begins with the newest. An anchor that this service did not issue for this list gets 400.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({ country: countryField, language: languageField }),
    query: z.object({ count: pageSizeField, anchor: z.optional(anchorField) }),
  },
  responses: {
    200: { description: 'A page of partner orders, in the requested language.', schema: wirePartnerPageSchema },
    ...commonResponses,
  },
};
