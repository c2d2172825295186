import { getCurbsideInteractionContract } from '../../../contract/calls/get-curbside-interaction.js';
import { NO_SUCH_ORDER } from './error-answer.js';
import type { SandboxCall } from './sandbox-call.js';

export const getCurbsideInteraction: SandboxCall = {
  contract: getCurbsideInteractionContract,
  // Not in `enums`: an unknown status changes nothing, so the client would poll it for ten minutes.
  drift: { nulls: [], types: ['id'], enums: [], missing: ['status'], pictures: [] },
  answer({ path }, { curbsideService }) {
    const arrival = curbsideService.find(path['id'] ?? '');
    return arrival ? { status: 200, body: curbsideService.poll(arrival) } : NO_SUCH_ORDER;
  },
};
