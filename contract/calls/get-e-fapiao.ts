import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { orderNumberField } from '../request-fields.js';

/** Fetches the e-fapiao of an order, the tax authority's electronic receipt. */
export const getEFapiaoContract: ContractCall = {
  name: 'get-e-fapiao',
  method: 'GET',
  path: '/order_mgmt/e_fapiao/v1/{orderNumber}',
  who: 'both',
  summary: 'Get the e-fapiao of an order',
  description:
    'Requested in China, once something of the order has been shipped. A guest proves the order with the same contact as for ' +
    '`get-order-summary`. The client names the saved file itself; `Content-Disposition` serves users who open the address directly. ' +
    'An e-fapiao that is not ready yet gets the same 404 as an unknown order.',
  request: {
    path: z.object({ orderNumber: orderNumberField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The e-fapiao.', schema: z.string(), mediaType: 'application/pdf' },
    ...commonResponses,
    404: {
      description: 'The e-fapiao is not ready yet, or there is no such order for this shopper.',
      schema: errorBodySchema,
    },
  },
};
