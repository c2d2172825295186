import { requestLabelDispatchContract } from '../../../contract/calls/request-label-dispatch.js';
import { NO_SUCH_ORDER } from './error-answer.js';
import { openReturn } from './open-return.js';
import type { SandboxCall } from './sandbox-call.js';

export const requestLabelDispatch: SandboxCall = {
  contract: requestLabelDispatchContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer(request, world) {
    const returnNumber = String(request.body['returnOrderNumber']);
    const lookup = openReturn(returnNumber, request, world);
    if ('refusal' in lookup) return lookup.refusal;
    if (lookup.found.returnToStore === true || world.returnCancelService.isCancelled(returnNumber))
      return NO_SUCH_ORDER;
    world.labelService.send({ returnNumber, by: request.body['dispatchType'] === 'mail' ? 'mail' : 'email' });
    return { status: 202, body: {} };
  },
};
