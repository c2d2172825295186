import { requestCancelContract } from '../../../contract/calls/request-cancel.js';
import type { RequestedLine } from '../cancels/create-cancel-service.js';
import type { CancelRefusal } from '../cancels/find-cancel-refusal.js';
import { CANCEL_JOB_DRIFT } from './cancel-job-drift.js';
import { toErrorBody } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

/** The client distinguishes the two by their messages only. */
const REFUSALS: Readonly<Record<CancelRefusal, CallAnswer>> = {
  alreadyCancelled: {
    status: 422,
    body: toErrorBody({ code: 'ORDER_ALREADY_CANCELLED', message: 'Order is already in cancelled status' }),
  },
  stateConflict: {
    status: 422,
    body: toErrorBody({
      code: 'ORDER_STATE_CONFLICT',
      message: 'The order is in a state where the requested operation cannot be performed.',
    }),
  },
};

export const requestCancel: SandboxCall = {
  contract: requestCancelContract,
  drift: CANCEL_JOB_DRIFT,
  answer(request, world) {
    const lookup = openOrder(request.path['orderNumber'] ?? '', request, world);
    if ('refusal' in lookup) return lookup.refusal;
    // The request was validated against the contract, so these are lines.
    const { request: details } = request.body as { readonly request: { readonly lines?: readonly RequestedLine[] } };
    const plan = { context: toScenarioContext(request, world), lines: details.lines };
    const verdict = world.cancelService.request(lookup.found, plan);
    return 'refusal' in verdict ? REFUSALS[verdict.refusal] : { status: 202, body: verdict.job };
  },
};
