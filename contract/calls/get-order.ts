import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { countryField, languageField, orderNumberField, visitorIdField } from '../request-fields.js';
import { wireOrderSchema } from '../wire-order.js';

/** Reads an order of the requesting member. */
export const getOrderContract: ContractCall = {
  name: 'get-order',
  method: 'GET',
  path: '/history/v1/{orderNumber}',
  who: 'member',
  summary: 'Get one order as a member',
  description:
    "Returns sales orders and return orders. An unknown number and another member's order get the same 404. `country` is the country " +
    'of the page; the service also returns orders that were placed in another one.',
  request: {
    path: z.object({ orderNumber: orderNumberField }),
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({ country: countryField, language: languageField }),
  },
  responses: {
    200: { description: 'The order, its headings and messages in the requested language.', schema: wireOrderSchema },
    ...commonResponses,
    404: { description: 'This member has no such order.', schema: errorBodySchema },
  },
};
