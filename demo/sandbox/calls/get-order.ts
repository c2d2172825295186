import { getOrderContract } from '../../../src/api/schemas/contract/get-order.js';
import { toLanguage } from '../scenarios/language.js';
import { NO_SUCH_ORDER, NO_TOKEN } from './error-answer.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getOrder: SandboxCall = {
  contract: getOrderContract,
  drift: ORDER_DRIFT,
  answer({ path, filters }, { anchor, origin, member }) {
    if (!member) return NO_TOKEN;
    const order = member.orders.find(path['orderNumber'] ?? '');
    if (!order) return NO_SUCH_ORDER;
    const language = toLanguage(filters['language'] ?? '');
    return { status: 200, body: order.createOrder({ anchor, origin, language }) };
  },
};
