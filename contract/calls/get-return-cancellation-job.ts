import * as z from 'zod/mini';
import { plainJobSchema } from '../../src/http/read/to-job.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { jobIdField } from '../request-fields.js';

/** Polled until the job is completed, twenty times at most. */
export const getReturnCancellationJobContract: ContractCall = {
  name: 'get-return-cancellation-job',
  method: 'GET',
  path: '/order_mgmt/user_return_cancellation_jobs/v1/{jobId}',
  who: 'both',
  summary: 'Poll the cancellation of a return',
  description:
    'The job has no `response`: once it is completed, the return is cancelled. A non-empty `error` ends it, and the return is unchanged. ' +
    '`eta` is the time in milliseconds to wait before the next poll. Every caller who may read the return may poll its job; all other ' +
    'callers get the 404 of an unknown job.',
  request: {
    path: z.object({ jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The current state of the job.', schema: plainJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
