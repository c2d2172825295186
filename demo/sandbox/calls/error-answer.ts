import type { ContractError, ErrorBody } from '../../../contract/error-body.js';
import type { CallAnswer } from './sandbox-call.js';

export function toErrorBody(...errors: ContractError[]): ErrorBody {
  return { errors };
}

/**
 * The same answer for an unknown order number, a wrong e-mail address, a wrong phone number and another member's order.
 * They must not differ in a single byte, or the service would reveal to strangers which orders exist.
 */
export const NO_SUCH_ORDER: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'ORDER_NOT_FOUND', message: 'There is no such order for this shopper.' }),
};

/** The answer to a guest who sends a call that is only for members. */
export const NO_TOKEN: CallAnswer = {
  status: 401,
  body: toErrorBody({ code: 'TOKEN_MISSING', message: "This call needs a member's access token." }),
};

/** The answer to a guest who has to prove by a code who they are. Nothing was executed. */
export const PROOF_REQUIRED: CallAnswer = {
  status: 403,
  body: toErrorBody({ code: 'GUEST_PROOF_REQUIRED', message: 'The guest has to prove by a code who they are.' }),
};

export function toTooManyMisses(seconds: number): CallAnswer {
  return {
    status: 429,
    body: toErrorBody({ code: 'TOO_MANY_ATTEMPTS', message: `Try again in ${seconds} seconds.` }),
    headers: { 'Retry-After': String(seconds) },
  };
}
