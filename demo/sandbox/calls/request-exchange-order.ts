import type { WireExchangeRequestItem } from '../../../contract/exchange-fields.js';
import { requestExchangeOrderContract } from '../../../contract/calls/request-exchange-order.js';
import { NO_SUCH_ORDER, NO_TOKEN } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { SandboxCall } from './sandbox-call.js';

export const requestExchangeOrder: SandboxCall = {
  contract: requestExchangeOrderContract,
  // The answer contains only the number.
  drift: { nulls: [], types: [], enums: [], missing: ['orderNumber'], pictures: [] },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { parentSalesOrderNumber, parentReturnOrderNumber, items } = request.body;
    const lookup = openOrder(String(parentSalesOrderNumber), request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const { orderNumber } = lookup.found;
    const returnNumber = String(parentReturnOrderNumber);
    if (world.returnService.findMade(returnNumber)?.orderNumber !== orderNumber) return NO_SUCH_ORDER;
    // The request was validated against the contract, so these are items.
    const sent = items as readonly WireExchangeRequestItem[];
    const units = sent.map(({ id, skuId }) => ({ id, skuId }));
    const exchangeNumber = world.exchangeService.request({ orderNumber, returnNumber, items: units });
    return { status: 201, body: { orderNumber: exchangeNumber } };
  },
};
