import type { ContractResponse } from './contract-call.js';
import { errorBodySchema } from './error-body.js';

/** The responses that every call shares. */
export const commonResponses: Readonly<Record<number, ContractResponse>> = {
  400: {
    description: 'The request is malformed. Each error names its field.',
    schema: errorBodySchema,
  },
  401: {
    description: "The access token has expired, is unknown, or is missing from a member's call.",
    schema: errorBodySchema,
  },
  403: {
    description:
      'The shopper may not do this. With the code GUEST_PROOF_REQUIRED, a guest has to prove by a code who they are: the client asks for ' +
      'it and sends the call once more. Nothing was executed.',
    schema: errorBodySchema,
  },
  429: {
    description: 'Too many attempts. `Retry-After` is the time in seconds to wait before the next one.',
    schema: errorBodySchema,
    headers: ['Retry-After'],
  },
  500: { description: 'The service failed unexpectedly.', schema: errorBodySchema },
  503: {
    description: 'The service is temporarily unavailable.',
    schema: errorBodySchema,
    headers: ['Retry-After'],
  },
};

/** The responses shared by calls whose request has a body. */
export const bodyResponses: Readonly<Record<number, ContractResponse>> = {
  ...commonResponses,
  415: {
    description: 'The `content-type` of the body is not `application/json`. Nothing was executed.',
    schema: errorBodySchema,
  },
};

/** Ends the description of status 422 in calls that have further reasons for it. */
export const KEY_REUSED = 'Or the `idempotency-key` was used before with another path or body (code KEY_REUSED).';

/** The responses shared by calls that take an `idempotency-key`. */
export const writeResponses: Readonly<Record<number, ContractResponse>> = {
  ...bodyResponses,
  422: {
    description:
      'The `idempotency-key` was used before with another path or body (code KEY_REUSED). Nothing was executed.',
    schema: errorBodySchema,
  },
};
