import * as z from 'zod/mini';
import { similarProductSchema } from '../../src/cart/api/list-similar-products.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { countryField, languageField, pageSizeField, visitorIdField } from '../request-fields.js';

/** As the service sends them: the client reads them one by one. */
export const wireSimilarProductsSchema = z.object({ objects: z.array(similarProductSchema) });

/** Shop similar. */
export const listSimilarProductsContract: ContractCall = {
  name: 'list-similar-products',
  method: 'GET',
  path: '/product/similar_products/v1',
  who: 'both',
  summary: 'List products like one that was ordered',
  description: 'The most similar first. Asked once for each product, when a shopper opens the list. None is an answer.',
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
    200: { description: 'The products, worded in the language asked for.', schema: wireSimilarProductsSchema },
    ...commonResponses,
    404: { description: 'There is no such product.', schema: errorBodySchema },
  },
};
