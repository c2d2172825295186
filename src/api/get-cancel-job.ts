import type { CancelResult } from '../domain/cancellation.js';
import type { Outcome } from '../domain/failure.js';
import type { Job } from '../domain/job.js';
import type { CallContext } from './call-context.js';
import type { CancelJobQuestion } from './cancel-calls.js';
import { findOutcome } from './find-outcome.js';
import { RETRY_CLASSES } from './retry-classes.js';
import { getCancelJobPath } from './paths.js';
import { toCancelJob } from './schemas/to-cancel-job.js';

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
    isAsked: (job) => job.id === jobId,
    signal,
  });
}
