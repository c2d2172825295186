import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import { UNREADABLE_JOB, type Job } from '../../../../http/model/job.js';
import { toDeferredPayment, deferredPaymentDataSchema } from '../../../../orders/api/to-deferred-payment.js';
import { toJob, createJobSchema } from '../../../../http/read/to-job.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

/** The version of the payment calls that the retailer runs. */
export type PaymentVersion = 'v1' | 'v2';

export interface DeferredPaymentJobRequest {
  readonly version: PaymentVersion;
  readonly jobId: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Reads the job of a deferred payment once. `missing`: the service does not know the job. */
export const getDeferredPaymentJob = defineCall({
  name: 'get-deferred-payment-job',
  retry: RETRY_CLASSES.poll,
  method: 'GET',
  path: '/payment/deferred_payment_jobs/{version}/{jobId}',
  toRequest: ({ version, jobId, proof }: DeferredPaymentJobRequest) => ({ params: { version, jobId }, proof }),
  toValue: toDeferredPaymentJob,
  message: UNREADABLE_JOB,
  isRequested: (job, { jobId }) => job.id === jobId,
});

/** @throws SchemaFailure */
export function toDeferredPaymentJob(wire: unknown): Job<DeferredPayment> {
  return toJob(deferredPaymentJobSchema, wire, toDeferredPayment);
}

/** The job that finds out how to pay an order on hold. */
export const deferredPaymentJobSchema = createJobSchema(deferredPaymentDataSchema);
