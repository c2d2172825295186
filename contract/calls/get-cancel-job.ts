import * as z from 'zod/mini';
import { cancelJobSchema } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { jobIdField } from '../request-fields.js';

/** Polled until the job is completed, twenty times at most. */
export const getCancelJobContract: ContractCall = {
  name: 'get-cancel-job',
  method: 'GET',
  path: '/order_mgmt/ordermods/v1/jobs/{jobId}',
  who: 'both',
  summary: 'Poll the cancellation of an order',
  description:
    'A non-empty `error` ends the job, and the order is unchanged. If the request named lines, `response.lines` has the result of each. ' +
    '`eta` is the time in milliseconds to wait before the next poll. ' +
    'Every caller who may read the order may poll its job; all other callers get the 404 of an unknown job.',
  request: {
    path: z.object({ jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The current state of the job.', schema: cancelJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
