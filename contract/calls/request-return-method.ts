import * as z from 'zod/mini';
import { bodyResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { messageSentSchema } from '../message-sent.js';
import { orderNumberField, returnMethodField, storeIdField } from '../request-fields.js';

/** Tells the service that a shopper sends a return back by another method. */
export const requestReturnMethodContract: ContractCall = {
  name: 'request-return-method',
  method: 'POST',
  path: '/order_mgmt/user_return_methods/v1',
  who: 'both',
  summary: 'Change how a return comes back',
  description:
    'Sent when the shopper switches to another method on the instructions of a return, and never sent again. The client offers only methods ' +
    'that the return can take as it was requested: without a label, none that needs one. A service may leave this call out and answer 404; ' +
    'nothing changes for the shopper.',
  request: {
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({
      returnOrderNumber: orderNumberField,
      returnMethod: returnMethodField,
      storeId: z.optional(storeIdField),
    }),
  },
  responses: {
    202: {
      description: 'It is noted. Any other 2xx says the same; nothing in the answer is read.',
      schema: messageSentSchema,
    },
    ...bodyResponses,
    404: { description: 'There is no such return for this shopper, or no such call.', schema: errorBodySchema },
  },
};
