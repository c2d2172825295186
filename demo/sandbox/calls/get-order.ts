import { getOrderContract } from '../../../contract/calls/get-order.js';
import { NO_SUCH_ORDER, NO_TOKEN } from './error-answer.js';
import { findCurrentOrder } from './find-current-order.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getOrder: SandboxCall = {
  contract: getOrderContract,
  drift: ORDER_DRIFT,
  answer(request, world) {
    const { member } = world;
    if (!member) return NO_TOKEN;
    const order = findCurrentOrder((orderNumber) => member.orders.find(orderNumber), request, world);
    return order ? { status: 200, body: order } : NO_SUCH_ORDER;
  },
};
