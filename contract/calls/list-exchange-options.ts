import * as z from 'zod/mini';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { wireExchangeOptionsSchema } from '../exchange-fields.js';
import {
  countryField,
  emailField,
  gtinField,
  orderNumberField,
  visitorIdField,
  writtenLocaleField,
  writtenPhoneField,
} from '../request-fields.js';

/** Lists what an item may be exchanged for. */
export const listExchangeOptionsContract: ContractCall = {
  name: 'list-exchange-options',
  method: 'POST',
  path: '/order_mgmt/exchange_options/v1',
  who: 'member',
  summary: 'List what an item may be exchanged for',
  description:
    'Reads only; a body because of the contact data. Asked for each item whose exchange a shopper chooses, with the flag `enableExchanges`. ' +
    'The `skuId` of a colour is that of the bought article where it is its colour. `OOS` is sold out. Without a `price` the preview tells whether it costs more.',
  request: {
    headers: z.object({ 'x-visitor-id': z.optional(visitorIdField) }),
    body: z.strictObject({
      country: countryField,
      langRegion: writtenLocaleField,
      email: z.optional(emailField),
      phoneNumber: z.optional(writtenPhoneField),
      orderNumber: orderNumberField,
      gtin: gtinField,
      quantity: z.int().check(z.minimum(1)),
    }),
  },
  responses: {
    200: { description: 'The colours, each with its sizes.', schema: wireExchangeOptionsSchema },
    ...bodyResponses,
    404: { description: 'There is no such item for this shopper.', schema: errorBodySchema },
    409: {
      description: 'The item is not sold any more (code EXCHANGE_ITEM_INACTIVE); any other code is a fault.',
      schema: errorBodySchema,
    },
  },
};
