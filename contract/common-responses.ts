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

/** What a call whose request has a body may answer besides its own. */
export const bodyResponses: Readonly<Record<number, ContractResponse>> = {
  ...commonResponses,
  415: { description: 'The body is not sent as `application/json`. Nothing was done.', schema: errorBodySchema },
};

/** The end of what a call says of its status 422, where that has other reasons as well. */
export const KEY_REUSED = 'Or the `idempotency-key` came before with another path or body (code KEY_REUSED).';

/** What a call that takes an `idempotency-key` may answer besides its own. */
export const writeResponses: Readonly<Record<number, ContractResponse>> = {
  ...bodyResponses,
  422: {
    description: 'The `idempotency-key` came before with another path or body (code KEY_REUSED). Nothing was done.',
    schema: errorBodySchema,
  },
};
