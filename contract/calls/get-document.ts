import * as z from 'zod/mini';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { documentIdField, orderNumberField } from '../request-fields.js';

/** Fetches a document of an order, such as its invoice. */
export const getDocumentContract: ContractCall = {
  name: 'get-document',
  method: 'GET',
  path: '/order_mgmt/documents/v1/{orderNumber}/{documentId}',
  who: 'both',
  summary: 'Get a document of an order',
  description:
    'Sent when a shopper opens one of the `documents` of an order. A guest proves the order with the same contact as for ' +
    '`get-order-summary`. The file is a complete PDF of at most 10 MB (10,485,760 bytes). The client names the saved file itself. If the ' +
    'document is still being created, the answer is a 404 with a code that ends in `NOT_READY`; any other 404 means that there is no ' +
    'such document for this shopper.',
  request: {
    path: z.object({ orderNumber: orderNumberField, documentId: documentIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The document.', schema: z.string(), mediaType: 'application/pdf' },
    ...commonResponses,
    404: {
      description:
        'The document is not ready yet (a code that ends in `NOT_READY`), or there is no such document for this shopper.',
      schema: errorBodySchema,
    },
  },
};
