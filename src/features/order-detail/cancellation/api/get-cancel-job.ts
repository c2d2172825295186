import * as z from 'zod/mini';
import type { CancelResult } from '../../../../orders/model/cancellation.js';
import { UNREADABLE_JOB, type Job } from '../../../../http/model/job.js';
import { toJob, createJobSchema } from '../../../../http/read/to-job.js';
import { enumField } from '../../../../http/read/wire-fields.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface CancelJobRequest {
  readonly jobId: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the job of a cancellation once. `missing`: the service does not know the job. */
export const getCancelJob = defineCall({
  name: 'get-cancel-job',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/order_mgmt/ordermods/v1/jobs/{jobId}',
  toRequest: ({ jobId, proof }: CancelJobRequest) => ({ params: { jobId }, proof }),
  toValue: toCancelJob,
  message: UNREADABLE_JOB,
  isRequested: (job, { jobId }) => job.id === jobId,
});

const RESULTS = { CANCELLED: 'cancelled', PENDING_CANCEL: 'pending', unknown: undefined } as const;

/** @throws SchemaFailure */
export function toCancelJob(wire: unknown): Job<CancelResult> {
  return toJob(cancelJobSchema, wire, ({ status }) => RESULTS[status]);
}

/** The job that cancels an order. PENDING_CANCEL: the request was accepted, and a person still has to decide. */
export const cancelJobSchema = createJobSchema(z.object({ status: enumField(['CANCELLED', 'PENDING_CANCEL']) }));
