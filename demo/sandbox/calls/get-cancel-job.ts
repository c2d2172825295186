import { getCancelJobContract } from '../../../contract/calls/get-cancel-job.js';
import { CANCEL_JOB_DRIFT } from './cancel-job-drift.js';
import { openOrder } from './open-order.js';
import type { SandboxCall } from './sandbox-call.js';

export const getCancelJob: SandboxCall = {
  contract: getCancelJobContract,
  drift: CANCEL_JOB_DRIFT,
  answer(request, world) {
    const job = world.cancelService.findJob(request.path['jobId'] ?? '');
    // Without a job, look up an order that does not exist: an unknown job then takes as long as a stranger's.
    const lookup = openOrder(job?.orderNumber ?? '', request, world);
    if ('refusal' in lookup) return lookup.refusal;
    return { status: 200, body: job && world.cancelService.poll(job) };
  },
};
