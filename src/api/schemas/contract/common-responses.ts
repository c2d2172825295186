import type { ContractResponse } from './contract-call.js';
import { errorBodySchema } from './error-body.js';

/** What every call may answer besides its own. */
export const commonResponses: Readonly<Record<number, ContractResponse>> = {
  400: {
    description: 'The request is not in the documented form. Each error names the field.',
    schema: errorBodySchema,
  },
  401: {
    description: "The access token has expired or is unknown; a member's call is answered so without one as well.",
    schema: errorBodySchema,
  },
  429: {
    description: 'Too many attempts. `Retry-After` says in seconds when the next one is welcome.',
    schema: errorBodySchema,
    headers: ['Retry-After'],
  },
  500: { description: 'Something went wrong in the service.', schema: errorBodySchema },
  503: {
    description: 'The service is away for a while.',
    schema: errorBodySchema,
    headers: ['Retry-After'],
  },
};
