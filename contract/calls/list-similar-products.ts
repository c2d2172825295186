import * as z from 'zod/mini';
import { similarProductSchema } from '../../src/cart/api/list-similar-products.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { countryField, languageField, pageSizeField, visitorIdField } from '../request-fields.js';

/** The answer as sent by the service; the client parses each product separately. */
export const wireSimilarProductsSchema = z.object({ objects: z.array(similarProductSchema) });

/** Lists products similar to a given one. */
export const listSimilarProductsContract: ContractCall = {
  name: 'list-similar-products',
  method: 'GET',
  path: '/product/similar_products/v1',
  who: 'both',
  summary: 'List products similar to an ordered one',
  description:
    'The most similar product comes first. Requested once for each product, when a shopper opens the list. An empty list is a valid ' +
    'answer.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    filters: z.object({
      productId: z.string().check(z.minLength(1), z.maxLength(256)),
      country: countryField,
      language: languageField,
    }),
    query: z.object({ count: pageSizeField }),
  },
  responses: {
    200: { description: 'The products, in the requested language.', schema: wireSimilarProductsSchema },
    ...commonResponses,
    404: { description: 'There is no such product.', schema: errorBodySchema },
  },
};
