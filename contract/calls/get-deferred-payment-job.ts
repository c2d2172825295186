import * as z from 'zod/mini';
import { deferredPaymentJobSchema } from '../../src/features/order-detail/payment/api/get-deferred-payment-job.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { jobIdField, paymentVersionField } from '../request-fields.js';

/** Polled until the job is completed, twenty times at most. */
export const getDeferredPaymentJobContract: ContractCall = {
  name: 'get-deferred-payment-job',
  method: 'GET',
  path: '/payment/deferred_payment_jobs/{version}/{jobId}',
  who: 'both',
  summary: 'Poll a deferred payment',
  description:
    'A completed job says how to pay for the order: at an address that is shown as a code or a link, or with a form that the shopper ' +
    "submits. The client follows addresses only if they use https and lead to one of the retailer's payment hosts, or to the origin " +
    'of this service. Every caller who may read the order may poll its job; all other callers get the 404 of an unknown job.',
  request: {
    path: z.object({ version: paymentVersionField, jobId: jobIdField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The current state of the job.', schema: deferredPaymentJobSchema },
    ...commonResponses,
    404: { description: 'There is no such job for this shopper.', schema: errorBodySchema },
  },
};
