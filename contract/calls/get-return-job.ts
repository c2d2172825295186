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
  summary: 'Poll a return',
  description:
    'A non-empty `error` ends the job, and nothing was returned. `eta` is the time in milliseconds to wait before the next poll. A ' +
    'completed job names the return, which can then be read as an order. Every caller who may read the order may poll its job; all ' +
    'other callers get the 404 of an unknown job.',
  request: {
    path: z.object({ jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The current state of the job.', schema: returnJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
