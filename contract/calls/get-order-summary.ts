import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { countryField, languageField, orderNumberField } from '../request-fields.js';
import { wireOrderSchema } from '../wire-order.js';

/** Reads the order of a guest who knows its number and contact. */
export const getOrderSummaryContract: ContractCall = {
  name: 'get-order-summary',
  method: 'GET',
  path: '/summary/v1/{orderNumber}',
  who: 'guest',
  summary: 'Get one order as a guest',
  description:
    'The guest proves the order with the e-mail address or phone number that it was placed with, by default in a header, or in a ' +
    'filter if the retailer is configured that way. An unknown number, a wrong e-mail address and a wrong phone number get the same ' +
    '404, in about the same time.',
  request: {
    path: z.object({ orderNumber: orderNumberField }),
    headers: guestHeadersSchema,
    filters: z.object({ country: countryField, language: languageField, ...guestFiltersSchema.shape }),
  },
  responses: {
    200: { description: 'The order, its headings and messages in the requested language.', schema: wireOrderSchema },
    ...commonResponses,
    404: { description: 'There is no such order for this contact.', schema: errorBodySchema },
  },
};
