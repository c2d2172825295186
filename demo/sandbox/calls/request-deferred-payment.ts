import { requestDeferredPaymentContract } from '../../../contract/calls/request-deferred-payment.js';
import { toErrorBody } from './error-answer.js';
import { openOrder } from './open-order.js';
import { PAYMENT_JOB_DRIFT } from './payment-job-drift.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

const NOT_ON_HOLD: CallAnswer = {
  status: 422,
  body: toErrorBody({ code: 'PAYMENT_NOT_DUE', message: 'The order is not on hold for a payment.' }),
};

export const requestDeferredPayment: SandboxCall = {
  contract: requestDeferredPaymentContract,
  drift: PAYMENT_JOB_DRIFT,
  answer(request, world) {
    const { orderNumber, approvalId, returnURL } = request.body;
    const lookup = openOrder(String(orderNumber), request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const intent = { approvalId: String(approvalId), returnUrl: String(returnURL), world: world.name };
    const job = world.paymentService.request(lookup.found, intent, toScenarioContext(request, world));
    return job ? { status: 202, body: job } : NOT_ON_HOLD;
  },
};
