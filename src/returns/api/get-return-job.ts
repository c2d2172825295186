import * as z from 'zod/mini';
import { UNREADABLE_JOB, type Job } from '../../http/model/job.js';
import type { CapturedReturn } from '../model/return-capture.js';
import { toJob, createJobSchema } from '../../http/read/to-job.js';
import { RETRY_CLASSES } from '../../http/retry-classes.js';
import { defineCall } from '../../http/define-call.js';
import type { Proof } from '../../http/model/secret.js';

export interface ReturnJobRequest {
  readonly jobId: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the job of a return once, and the return number once it is assigned. `missing`: the service does not know the job. */
export const getReturnJob = defineCall({
  name: 'get-return-job',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/order_mgmt/user_return_captures_jobs/v1/{jobId}',
  toRequest: ({ jobId, proof }: ReturnJobRequest) => ({ params: { jobId }, proof }),
  toValue: toReturnJob,
  message: UNREADABLE_JOB,
  isRequested: (job, { jobId }) => job.id === jobId,
});

/** @throws SchemaFailure */
export function toReturnJob(wire: unknown): Job<CapturedReturn> {
  return toJob(returnJobSchema, wire, ({ returnOrderNumber }) => ({ returnNumber: returnOrderNumber }));
}

/** The job that creates a return. It contains the return number before it is done. */
export const returnJobSchema = createJobSchema(z.object({ returnOrderNumber: z.string().check(z.minLength(1)) }));
