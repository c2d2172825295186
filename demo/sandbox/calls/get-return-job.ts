import { getReturnJobContract } from '../../../contract/calls/get-return-job.js';
import { openOrder } from './open-order.js';
import { RETURN_JOB_DRIFT } from './return-job-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getReturnJob: SandboxCall = {
  contract: getReturnJobContract,
  drift: RETURN_JOB_DRIFT,
  answer(request, world) {
    const job = world.returnService.findJob(request.path['jobId'] ?? '');
    // Without a job, look up an order that does not exist: an unknown job then takes as long as a stranger's.
    const lookup = openOrder(job?.orderNumber ?? '', request, world);
    if ('refusal' in lookup) return lookup.refusal;
    return { status: 200, body: job && world.returnService.poll(job) };
  },
};
