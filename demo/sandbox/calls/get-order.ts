import { getOrderContract } from '../../../src/api/schemas/contract/get-order.js';
import { NO_SUCH_ORDER, NO_TOKEN } from './error-answer.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

export const getOrder: SandboxCall = {
  contract: getOrderContract,
  drift: ORDER_DRIFT,
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const order = world.member.orders.find(request.path['orderNumber'] ?? '');
    if (!order) return NO_SUCH_ORDER;
    return { status: 200, body: world.cancelDesk.toCurrentOrder(order, toScenarioContext(request, world)) };
  },
};
