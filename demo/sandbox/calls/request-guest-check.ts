import { requestGuestCheckContract } from '../../../contract/calls/request-guest-check.js';
import { NO_SUCH_ORDER, toTooManyMisses } from './error-answer.js';
import { matchGuestOrder } from './guest-credentials.js';
import type { SandboxCall } from './sandbox-call.js';

export const requestGuestCheck: SandboxCall = {
  contract: requestGuestCheckContract,
  drift: { nulls: ['valid'], types: ['valid'], enums: ['valid'], missing: ['valid'], pictures: [] },
  answer({ body }, { address, missLimit }) {
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const scenario = matchGuestOrder(String(body['orderNumber']), { phone: String(body['phoneNumber']) });
    if (scenario) return { status: 200, body: { valid: true } };
    missLimit.recordMiss(address);
    return NO_SUCH_ORDER;
  },
};
