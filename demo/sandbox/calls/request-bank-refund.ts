import { requestBankRefundContract } from '../../../contract/calls/request-bank-refund.js';
import { NO_SUCH_ORDER, toErrorBody, toTooManyMisses } from './error-answer.js';
import { findGuestOrder, toIsProved, readGuestCredentials } from './guest-credentials.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const NOT_THE_SAME: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'The e-mail address is not the one of the order.',
    field: 'email',
  }),
};

/**
 * All shoppers prove the order by its e-mail address, because the token does not identify them. The account is not
 * stored.
 */
export const requestBankRefund: SandboxCall = {
  contract: requestBankRefundContract,
  drift: { nulls: ['data'], types: ['data'], enums: [], missing: ['data'], pictures: [] },
  answer(request, world) {
    const { address, missLimit, returnService } = world;
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const { orderNumber, email } = request.body as { readonly orderNumber: string; readonly email: string };
    const { email: proved, ...others } = readGuestCredentials(request);
    if (proved !== undefined && proved.toLowerCase() !== email.toLowerCase()) return NOT_THE_SAME;
    const parent = returnService.findMade(orderNumber)?.orderNumber ?? orderNumber;
    if (findGuestOrder(parent, { ...others, email }, toIsProved(request, world))) {
      return { status: 200, body: { data: { orderNumber, status: 'RECEIVED' } } };
    }
    missLimit.recordMiss(address);
    return NO_SUCH_ORDER;
  },
};
