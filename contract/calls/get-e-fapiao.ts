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
  summary: 'Fetch the e-fapiao of an order',
  description:
    'Asked for in China, once something of the order was shipped. A guest proves the order as when it is read. The file is saved ' +
    'under a name of our own: `Content-Disposition` is for those who open the address themselves. One that is not ready yet gets the ' +
    '404 of an order that is unknown.',
  request: {
    path: z.object({ orderNumber: orderNumberField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The e-fapiao.', schema: z.string(), mediaType: 'application/pdf' },
    ...commonResponses,
    404: { description: 'It is not ready yet, or there is no such order for this shopper.', schema: errorBodySchema },
  },
};
