import { requestReturnCancellationContract } from '../../../contract/calls/request-return-cancellation.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { toErrorBody } from './error-answer.js';
import { openReturn } from './open-return.js';
import { RETURN_CANCELLATION_JOB_DRIFT } from './return-cancellation-job-drift.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const SENT_BACK: CallAnswer = {
  status: 409,
  body: toErrorBody({ code: 'RETURN_NOT_CANCELLABLE', message: 'The items of this return were sent back already.' }),
};

export const requestReturnCancellation: SandboxCall = {
  contract: requestReturnCancellationContract,
  drift: RETURN_CANCELLATION_JOB_DRIFT,
  answer(request, world) {
    const returnNumber = String(request.body['returnOrderNumber']);
    const lookup = openReturn(returnNumber, request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const { returnCancelOutcomes = [] } = findScenario(returnNumber) ?? {};
    const job = world.returnCancelService.request(lookup.found, returnCancelOutcomes);
    return job ? { status: 202, body: job } : SENT_BACK;
  },
};
