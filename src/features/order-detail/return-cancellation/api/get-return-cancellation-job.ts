import { UNREADABLE_JOB, type Job } from '../../../../http/model/job.js';
import { toPlainJob } from '../../../../http/read/to-job.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface ReturnCancellationJobRequest {
  readonly jobId: string;
  /** Proves that the return belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the job of a return's cancellation once. `missing`: the service does not know the job. */
export const getReturnCancellationJob = defineCall({
  name: 'get-return-cancellation-job',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/order_mgmt/user_return_cancellation_jobs/v1/{jobId}',
  toRequest: ({ jobId, proof }: ReturnCancellationJobRequest) => ({ params: { jobId }, proof }),
  toValue: toReturnCancellationJob,
  message: UNREADABLE_JOB,
  isRequested: (job, { jobId }) => job.id === jobId,
});

/**
 * A completed job has cancelled the return: it has no other result.
 *
 * @throws SchemaFailure
 */
export function toReturnCancellationJob(wire: unknown): Job<'cancelled'> {
  return toPlainJob(wire, 'cancelled');
}
