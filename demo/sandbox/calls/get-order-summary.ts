import { getOrderSummaryContract } from '../../../src/api/schemas/contract/get-order-summary.js';
import { toLanguage } from '../scenarios/language.js';
import { scenarioByNumber } from '../scenarios/scenarios.js';
import { NO_SUCH_ORDER, toErrorBody, toTooManyMisses } from './error-answer.js';
import { findGuestOrder, readGuestCredentials } from './guest-credentials.js';
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
  drift: {
    nulls: ['shipments', 'transaction.message', 'group.*.groupSubheading'],
    types: ['currency', 'group.*.orderItems.*.product.color', 'group.*.orderItems.*.eddTranslated'],
    enums: ['orderType', 'group.*.groupHeadingVariant', 'group.*.orderItems.*.lineType'],
    missing: ['group.-1.orderItems.-1.product.title'],
    pictures: ['group.*.orderItems.*.product.productImage'],
  },
  answer(request, { anchor, origin, isMember, address, missLimit }) {
    const orderNumber = request.path['orderNumber'] ?? '';
    const credentials = readGuestCredentials(request);
    if (!isMember && credentials.email === undefined && credentials.phone === undefined) return NO_CREDENTIALS;
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const scenario = isMember ? scenarioByNumber.get(orderNumber) : findGuestOrder(orderNumber, credentials);
    if (!scenario) {
      missLimit.recordMiss(address);
      return NO_SUCH_ORDER;
    }
    const language = toLanguage(request.filters['language'] ?? '');
    return { status: 200, body: scenario.createOrder({ anchor, origin, language }) };
  },
};
