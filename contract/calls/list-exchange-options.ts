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
  summary: 'List the exchange options of an item',
  description:
    'Changes nothing; it has a body because it contains contact data. Requested for each item that a shopper wants to exchange, with ' +
    'the flag `enableExchanges`. `skuId` of a colour is that of the bought article if the article has this colour. `OOS` means out of ' +
    'stock. If there is no `price`, the preview shows whether the article costs more.',
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
      description:
        'The item is no longer sold (code EXCHANGE_ITEM_INACTIVE). The client treats any other code as an error.',
      schema: errorBodySchema,
    },
  },
};
