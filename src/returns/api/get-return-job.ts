import type { Outcome } from '../../http/model/failure.js';
import type { Job } from '../../http/model/job.js';
import type { CapturedReturn } from '../model/return-capture.js';
import type { CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { RETRY_CLASSES } from '../../http/retry-classes.js';
import type { ReturnJobQuestion } from './return-calls.js';
import { getReturnJobPath } from './return-paths.js';
import { toReturnJob } from './to-return-job.js';

/**
 * Asks after the job of a return, once: `GET /order_mgmt/user_return_captures_jobs/v1/{jobId}`.
 *
 * @returns the job, with the number of the return once it is there; missing where the service knows no such job
 */
export function getReturnJob(
  context: CallContext,
  { jobId, proof }: ReturnJobQuestion,
  signal: AbortSignal,
): Promise<Outcome<Job<CapturedReturn>>> {
  return findOutcome(context, toReturnJob, {
    call: 'get-return-job',
    rules: RETRY_CLASSES.poll,
    method: 'GET',
    path: getReturnJobPath(jobId),
    proof,
    isRequested: (job) => job.id === jobId,
    signal,
  });
}
