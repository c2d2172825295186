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
  summary: 'Order what comes in exchange for a return',
  description:
    'The body of the preview, with its id and the number of the return, which is made before. Whoever loses the answer reads the order: the group of that return then has an `exchangeOrderNumber`. ' +
    'Where it has none the shopper is asked before it is sent once more.',
  request: {
    headers: writeHeadersSchema,
    body: z.strictObject({
      ...exchangeBodyShape,
      previewId: z.string().check(z.minLength(1), z.maxLength(128)),
      parentReturnOrderNumber: orderNumberField,
    }),
  },
  responses: {
    201: { description: 'It was ordered.', schema: exchangeOrderSchema },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper.', schema: errorBodySchema },
    422: {
      description: `Something of it cannot be had any more (code EXCHANGE_SOLD_OUT). ${KEY_REUSED}`,
      schema: errorBodySchema,
    },
  },
};
