import * as z from 'zod/mini';
import { plainJobSchema } from '../../src/http/read/to-job.js';
import { writeResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema } from '../guest-proof.js';
import { orderNumberField } from '../request-fields.js';
import { guestWriteHeadersSchema } from '../write-headers.js';

/** Requests the cancellation of a return before its items are sent back. */
export const requestReturnCancellationContract: ContractCall = {
  name: 'request-return-cancellation',
  method: 'POST',
  path: '/order_mgmt/user_return_cancellations/v1',
  who: 'both',
  summary: 'Cancel a return',
  description:
    'Sent with the flag `enableReturnCancel`, if `actions.cancelReturn` of a group of the return, or of its group in the sales order, ' +
    'allows it. A guest proves the return as for `get-order-summary`. After a lost answer the client reads the return: it is cancelled ' +
    'if the `simpleStatus` of all its lines is CANCELLED. A cancelled return can still be read, without `actions.cancelReturn`; its label ' +
    'is answered with 404, and its group is gone from the sales order, where the lines can be returned again.',
  request: {
    headers: guestWriteHeadersSchema,
    filters: guestFiltersSchema,
    body: z.strictObject({ returnOrderNumber: orderNumberField }),
  },
  responses: {
    202: {
      description: 'The job that cancels it. It may be completed already; then the client does not poll it.',
      schema: plainJobSchema,
    },
    ...writeResponses,
    404: { description: 'There is no such return for this shopper.', schema: errorBodySchema },
    409: {
      description:
        'Items of the return were sent back already, so it can no longer be cancelled. The shopper is told so.',
      schema: errorBodySchema,
    },
  },
};
