import type { Context } from 'hono';

interface RefusalDetails {
  readonly code: string;
  /** For developers. */
  readonly message: string;
  /** The malformed part of the request. */
  readonly field?: string;
}

interface RefusalExtras {
  /** Further fields of the answer, beside its errors. */
  readonly others?: Readonly<Record<string, string | number>> | undefined;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** An answer of the contract other than the success of its call. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 421 | 422 | 429 | 503,
    readonly details: RefusalDetails,
    readonly extras: RefusalExtras = {},
  ) {
    super(details.message);
  }
}

/** The same answer for an unknown number, a wrong contact and another shopper's order. */
export function createOrderMiss(): Refusal {
  return new Refusal(404, { code: 'ORDER_NOT_FOUND', message: 'There is no such order for this shopper.' });
}

export function createInvalid(field: string): Refusal {
  return new Refusal(400, { code: 'REQUEST_INVALID', message: 'The value is missing or malformed.', field });
}

export function createKeyReused(): Refusal {
  return new Refusal(422, {
    code: 'KEY_REUSED',
    message: 'The key was used before with another request.',
    field: 'idempotency-key',
  });
}

export function createSignedOut(): Refusal {
  return new Refusal(401, { code: 'TOKEN_INVALID', message: 'The access token is missing, unknown or expired.' });
}

export function createProofRequired(): Refusal {
  const message = 'Guests have to prove by a code who they are.';
  return new Refusal(403, { code: 'GUEST_PROOF_REQUIRED', message });
}

export function sendRefusal(c: Context, { status, details, extras }: Refusal): Response {
  const { others, retryAfter } = extras;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json({ errors: [details], ...others }, status);
}
