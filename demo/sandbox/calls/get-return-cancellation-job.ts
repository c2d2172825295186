import { getReturnCancellationJobContract } from '../../../contract/calls/get-return-cancellation-job.js';
import { openReturn } from './open-return.js';
import { RETURN_CANCELLATION_JOB_DRIFT } from './return-cancellation-job-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getReturnCancellationJob: SandboxCall = {
  contract: getReturnCancellationJobContract,
  drift: RETURN_CANCELLATION_JOB_DRIFT,
  answer(request, world) {
    const job = world.returnCancelService.findJob(request.path['jobId'] ?? '');
    // Without a job, look up a return that does not exist: an unknown job then takes as long as a stranger's.
    const lookup = openReturn(job?.returnNumber ?? '', request, world);
    if ('refusal' in lookup) return lookup.refusal;
    return { status: 200, body: job && world.returnCancelService.poll(job) };
  },
};
