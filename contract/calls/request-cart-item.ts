import * as z from 'zod/mini';
import { cartItemSchema } from '../../src/cart/api/cart.js';
import { countField } from '../../src/http/read/wire-fields.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { countryField, languageField } from '../request-fields.js';
import { writeHeadersSchema } from '../write-headers.js';

const nameField = z.string().check(z.minLength(1), z.maxLength(256));

/** The answer as sent by the service; the client parses each cart item separately. */
export const wireCartSchema = z.object({ items: z.array(cartItemSchema), totalItemCount: countField });

/** Adds an item to the cart ("buy it again"), for pages without a cart of their own. */
export const requestCartItemContract: ContractCall = {
  name: 'request-cart-item',
  method: 'POST',
  path: '/buy/cart_items/v1',
  who: 'both',
  summary: 'Add an article to the cart',
  description:
    'Sent only if the page provides no `adapter.cart`. If the answer contains no item with a price, nothing was added, and the client ' +
    'opens the page of the product. The client never sends it twice: after a lost answer it asks the shopper to check the cart.',
  request: {
    headers: writeHeadersSchema,
    body: z.strictObject({
      skuId: nameField,
      quantity: z.literal(1),
      country: countryField,
      language: languageField,
      valueAddedServiceID: z.optional(nameField),
      customizedProductReference: z.optional(nameField),
    }),
  },
  responses: {
    201: {
      description: 'The added article first, with its quantity in the cart; `totalItemCount` counts the whole cart.',
      schema: wireCartSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such article.', schema: errorBodySchema },
  },
};
