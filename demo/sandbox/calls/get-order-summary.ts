import { getOrderSummaryContract } from '../../../src/api/schemas/contract/get-order-summary.js';
import type { Member } from '../members/member.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { toLanguage } from '../scenarios/language.js';
import type { Scenario } from '../scenarios/scenario.js';
import { NO_SUCH_ORDER, toErrorBody, toTooManyMisses } from './error-answer.js';
import { findGuestOrder, readGuestCredentials } from './guest-credentials.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const NO_CREDENTIALS: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'A guest proves an order by an e-mail address or a phone number.',
    field: 'x-guest-email',
  }),
};

export const getOrderSummary: SandboxCall = {
  contract: getOrderSummaryContract,
  drift: ORDER_DRIFT,
  answer(request, { anchor, origin, member, address, missLimit }) {
    const orderNumber = request.path['orderNumber'] ?? '';
    const credentials = readGuestCredentials(request);
    if (!member && credentials.email === undefined && credentials.phone === undefined) return NO_CREDENTIALS;
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const scenario = findOwnOrder(orderNumber, member) ?? findGuestOrder(orderNumber, credentials);
    if (!scenario) {
      missLimit.recordMiss(address);
      return NO_SUCH_ORDER;
    }
    const language = toLanguage(request.filters['language'] ?? '');
    return { status: 200, body: scenario.createOrder({ anchor, origin, language }) };
  },
};

/** A member needs no other proof of an order of theirs. */
function findOwnOrder(orderNumber: string, member: Member | undefined): Scenario | undefined {
  return member?.orders.find(orderNumber) && findScenario(orderNumber);
}
