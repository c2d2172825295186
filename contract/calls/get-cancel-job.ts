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
  summary: 'Ask after the cancelling of an order',
  description:
    'An error that is not empty ends the job: the order stands as it did. `eta` is the time in milliseconds before the next question. ' +
    'Whoever may read the order may ask after its job, and nobody else: all others get the 404 of an unknown job.',
  request: {
    path: z.object({ jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The job as it stands.', schema: cancelJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
