import { requestWithdrawalContract } from '../../../contract/calls/request-withdrawal.js';
import { toErrorBody } from './error-answer.js';
import type { SandboxCall } from './sandbox-call.js';

/** Anybody may send a statement, for any order number: nothing is looked up. */
export const requestWithdrawal: SandboxCall = {
  contract: requestWithdrawalContract,
  drift: { nulls: ['withdrawalId'], types: ['receivedAt'], enums: [], missing: ['withdrawalId'], pictures: [] },
  answer({ body }, { withdrawalService }) {
    const [orderNumber, email] = [String(body['orderNumber']), String(body['email'])];
    const { withdrawal, isEarlier } = withdrawalService.receive(orderNumber, email);
    const receipt = {
      withdrawalId: withdrawal.withdrawalId,
      receivedAt: new Date(withdrawal.receivedAt).toISOString(),
    };
    if (!isEarlier) return { status: 201, body: { ...receipt, sentTo: mask(email) } };
    const error = {
      code: 'WITHDRAWAL_KNOWN',
      message: 'There is a statement for this order from this e-mail address.',
    };
    return { status: 409, body: { ...toErrorBody(error), ...receipt } };
  },
};

/** Shows the first character of an address and its domain. */
function mask(email: string): string {
  return email.trim().replace(/^(.).*@/s, '$1***@');
}
