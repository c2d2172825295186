import { requestReturnMethodContract } from '../../../contract/calls/request-return-method.js';
import { openReturn } from './open-return.js';
import type { SandboxCall } from './sandbox-call.js';

/** The sandbox changes no return order; the journal counts the requests. */
export const requestReturnMethod: SandboxCall = {
  contract: requestReturnMethodContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer(request, world) {
    const lookup = openReturn(String(request.body['returnOrderNumber']), request, world);
    return 'refusal' in lookup ? lookup.refusal : { status: 202, body: {} };
  },
};
