import type { CancelResult } from '../../../../orders/model/cancellation.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { CancelJobQuestion } from './cancel-calls.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { getCancelJobPath } from '../../../../http/paths.js';
import { toCancelJob } from './to-cancel-job.js';

/**
 * Asks after the job of a cancellation, once: `GET /order_mgmt/ordermods/v1/jobs/{jobId}`.
 *
 * @returns the job; missing where the service knows no such job
 */
export function getCancelJob(
  context: CallContext,
  { jobId, proof }: CancelJobQuestion,
  signal: AbortSignal,
): Promise<Outcome<Job<CancelResult>>> {
  return findOutcome(context, toCancelJob, {
    call: 'get-cancel-job',
    rules: RETRY_CLASSES.poll,
    method: 'GET',
    path: getCancelJobPath(jobId),
    proof,
    isRequested: (job) => job.id === jobId,
    signal,
  });
}
