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
  summary: 'Put an article into the cart',
  description:
    'Sent only where the page gives no `adapter.cart`. Without an item that has a price in the answer nothing was added, and the shopper goes to the page of the product. ' +
    'It is never sent twice: whoever loses the answer is asked to look into the cart.',
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
      description: 'What was added first, with how many of it there are now; `totalItemCount` counts the whole cart.',
      schema: wireCartSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such article.', schema: errorBodySchema },
  },
};
