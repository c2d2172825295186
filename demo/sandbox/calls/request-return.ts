import { requestReturnContract, type WireReturnLine } from '../../../contract/calls/request-return.js';
import { toErrorBody } from './error-answer.js';
import { openOrder } from './open-order.js';
import { RETURN_JOB_DRIFT } from './return-job-drift.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toOrderAsSold } from './to-current-order.js';
import { toScenarioContext } from './to-scenario-context.js';

const NOT_RETURNABLE: CallAnswer = {
  status: 422,
  body: toErrorBody({ code: 'LINES_NOT_RETURNABLE', message: 'The quantity of a line can no longer be returned.' }),
};

export const requestReturn: SandboxCall = {
  contract: requestReturnContract,
  drift: RETURN_JOB_DRIFT,
  answer(request, world) {
    const { orderNumber, orderLines, returnMethod, standardCarrierAlphaCode: carrier } = request.body;
    const lookup = openOrder(String(orderNumber), request, world);
    if ('refusal' in lookup) return lookup.refusal;
    // The request was validated against the contract, so these are lines.
    const sent = orderLines as readonly WireReturnLine[];
    const lines = sent.map(({ universalProductCode, quantity }) => ({ gtin: universalProductCode, quantity }));
    const method = [returnMethod, carrier].filter((part) => typeof part === 'string').join('|');
    const order = lookup.found;
    const scene = { order, wire: toOrderAsSold(order, request, world), context: toScenarioContext(request, world) };
    const job = world.returnService.request(scene, { lines, ...(method !== '' && { method }) });
    return job ? { status: 202, body: job } : NOT_RETURNABLE;
  },
};
