import type { ErrorBody } from '../error-body.js';

/** Noon (UTC) of a Saturday: the current time of all examples. */
export const EXAMPLE_TIME = Date.UTC(2026, 10, 21, 12);

/** `EXAMPLE_TIME` as the ids of jobs and arrivals contain it. */
export const EXAMPLE_ANCHOR = EXAMPLE_TIME.toString(36);

/** A valid order number that does not exist in the sandbox. */
export const UNKNOWN_ORDER = 'US99999999';

export const GUEST = { 'x-guest-email': 'guest%40example.com' } as const;

export const MEMBER = { authorization: 'Bearer member-token' } as const;

/** The token of a bank refund is a fixed word and proves nothing. */
export const FIXED = { ...GUEST, authorization: 'Bearer guest' } as const;

export const FILTERS = { country: 'us', language: 'en' } as const;

/** Error bodies that any call may return, by status. Shoppers never see the messages. */
export const COMMON_ERRORS: Readonly<Record<number, ErrorBody>> = {
  400: {
    errors: [{ code: 'REQUEST_INVALID', message: 'The value is missing or malformed.', field: 'x-visitor-id' }],
  },
  401: { errors: [{ code: 'TOKEN_INVALID', message: 'The access token has expired or is unknown.' }] },
  403: { errors: [{ code: 'GUEST_PROOF_REQUIRED', message: 'The guest has to prove by a code who they are.' }] },
  415: {
    errors: [
      { code: 'MEDIA_TYPE_UNSUPPORTED', message: 'The body must be sent as application/json.', field: 'content-type' },
    ],
  },
  429: { errors: [{ code: 'TOO_MANY_ATTEMPTS', message: 'Try again in 60 seconds.' }] },
  500: { errors: [{ code: 'INTERNAL_ERROR', message: 'The service failed unexpectedly.' }] },
  503: { errors: [{ code: 'SERVICE_UNAVAILABLE', message: 'The service is temporarily unavailable.' }] },
};

/** The error for an idempotency key that was used with another request. */
export const KEY_REUSED: ErrorBody = {
  errors: [{ code: 'KEY_REUSED', message: 'The key was used before with another request.', field: 'idempotency-key' }],
};

/** Example values of answer headers. */
export const HEADER_EXAMPLES: Readonly<Record<string, string>> = {
  'Retry-After': '60',
  Location: `/store/pickup_interactions/v1/arrival-${EXAMPLE_ANCHOR}-1`,
};

/** Example values of request headers that the examples themselves do not set. */
export const PARAMETER_EXAMPLES: Readonly<Record<string, string>> = {
  'x-visitor-id': '3f1c9a52-7d0e-4b86-9a41-5c2e8f6b7d10',
  'x-guest-email': 'guest%40example.com',
  'x-guest-phone': '5035550101',
  'x-guest-token': 'gt-7Qm2vX9c',
  'idempotency-key': '9b2d7c44-1e0a-4f5b-8c63-7a90d1e2f3b4',
};
