import type { ContractResponse } from './contract-call.js';
import { errorBodySchema } from './error-body.js';

/** The responses that every call shares. */
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

/** The responses shared by calls whose request has a body. */
export const bodyResponses: Readonly<Record<number, ContractResponse>> = {
  ...commonResponses,
  415: { description: 'The body is not sent as `application/json`. Nothing was done.', schema: errorBodySchema },
};

/** Ends the description of status 422 in calls that have further reasons for it. */
export const KEY_REUSED = 'Or the `idempotency-key` came before with another path or body (code KEY_REUSED).';

/** The responses shared by calls that take an `idempotency-key`. */
export const writeResponses: Readonly<Record<number, ContractResponse>> = {
  ...bodyResponses,
  422: {
    description: 'The `idempotency-key` came before with another path or body (code KEY_REUSED). Nothing was done.',
    schema: errorBodySchema,
  },
};
