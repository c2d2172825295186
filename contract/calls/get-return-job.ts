import * as z from 'zod/mini';
import { returnJobSchema } from '../../src/returns/api/get-return-job.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { jobIdField } from '../request-fields.js';

/** Polled until the job is completed, twenty times at most. */
export const getReturnJobContract: ContractCall = {
  name: 'get-return-job',
  method: 'GET',
  path: '/order_mgmt/user_return_captures_jobs/v1/{jobId}',
  who: 'both',
  summary: 'Ask after a return',
  description:
    'An error that is not empty ends the job: nothing was returned. `eta` is the time in milliseconds before the next question. A completed job names the return, which can then be ' +
    'read as an order. Whoever may read the order may ask after its job, and nobody else: all others get the 404 of an unknown job.',
  request: {
    path: z.object({ jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The job as it stands.', schema: returnJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
