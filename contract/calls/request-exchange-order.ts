import * as z from 'zod/mini';
import { exchangeOrderSchema } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { KEY_REUSED, writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { exchangeBodyShape } from '../exchange-fields.js';
import { orderNumberField } from '../request-fields.js';
import { writeHeadersSchema } from '../write-headers.js';

/** Orders the replacement of an exchange. */
export const requestExchangeOrderContract: ContractCall = {
  name: 'request-exchange-order',
  method: 'POST',
  path: '/order_mgmt/exchange_orders/v1',
  who: 'member',
  summary: 'Order the replacement for a return',
  description:
    'The body is that of the preview, with the id of the preview and the number of the return, which already exists. After a lost ' +
    'answer the client reads the order: if the exchange was ordered, the group of that return has an `exchangeOrderNumber`. If it has ' +
    'none, the client asks the shopper before it sends the request again.',
  request: {
    headers: writeHeadersSchema,
    body: z.strictObject({
      ...exchangeBodyShape,
      previewId: z.string().check(z.minLength(1), z.maxLength(128)),
      parentReturnOrderNumber: orderNumberField,
    }),
  },
  responses: {
    201: { description: 'The replacement was ordered.', schema: exchangeOrderSchema },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper.', schema: errorBodySchema },
    422: {
      description: `An article is no longer available (code EXCHANGE_SOLD_OUT). ${KEY_REUSED}`,
      schema: errorBodySchema,
    },
  },
};
