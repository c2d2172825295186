import type { CheckedRequest } from '../http/check-request.js';
import { NO_SUCH_ORDER, toErrorBody, toTooManyMisses } from './error-answer.js';
import { readGuestCredentials, type GuestCredentials } from './guest-credentials.js';
import type { CallAnswer, SandboxWorld } from './sandbox-call.js';

const NO_CREDENTIALS: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'An e-mail address or a phone number is required.',
    field: 'x-guest-email',
  }),
};

/** The requested order, or the error answer for a requester without access. */
export type Lookup<Found> = { readonly found: Found } | { readonly refusal: CallAnswer };

/**
 * Looks up something that a member or a guest may see. A guest without a contact gets an error of its own; misses are
 * counted, and after too many of them the guest has to wait.
 */
export function lookUp<Found>(
  request: CheckedRequest,
  { member, address, missLimit }: SandboxWorld,
  find: (credentials: GuestCredentials) => Found | undefined,
): Lookup<Found> {
  const credentials = readGuestCredentials(request);
  if (!member && credentials.email === undefined && credentials.phone === undefined) {
    return { refusal: NO_CREDENTIALS };
  }
  const delay = missLimit.findDelay(address);
  if (delay > 0) return { refusal: toTooManyMisses(delay) };
  const found = find(credentials);
  if (found !== undefined) return { found };
  missLimit.recordMiss(address);
  return { refusal: NO_SUCH_ORDER };
}
