import type { ContractError, ErrorBody } from '../../../src/api/schemas/contract/error-body.js';
import type { CallAnswer } from './sandbox-call.js';

export function toErrorBody(...errors: ContractError[]): ErrorBody {
  return { errors };
}

/**
 * The one answer to an unknown order number, a wrong e-mail address and a wrong phone number: not a byte tells them apart, or
 * the service would tell strangers which orders exist.
 */
export const NO_SUCH_ORDER: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'ORDER_NOT_FOUND', message: 'There is no such order for this contact.' }),
};

export function toTooManyMisses(seconds: number): CallAnswer {
  return {
    status: 429,
    body: toErrorBody({ code: 'TOO_MANY_ATTEMPTS', message: `Try again in ${seconds} seconds.` }),
    headers: { 'Retry-After': String(seconds) },
  };
}
