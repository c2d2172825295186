import type { JobRequest } from '../../http/jobs.js';
import type { Call } from '../../http/model/failure.js';
import type { JobOutcome } from '../../http/model/job.js';
import type { ElementContext } from '../context/element-context.js';
import { lazyCall } from './lazy-call.js';

/** Follows a job of the service until it ends. */
export function createFollowJob<Result>(context: ElementContext): Call<JobRequest<Result>, JobOutcome<Result>> {
  return lazyCall(context, async () => {
    const { followJob } = await import('../../http/jobs.js');
    return ({ platform }, { job, ...request }, signal) => followJob({ ...request, platform, signal }, job);
  });
}
