import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { Job } from '../../../../http/model/job.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { DeferredPaymentQuestion } from './deferred-payment-calls.js';
import { findOutcome } from '../../../../http/client.js';
import { RETRY_CLASSES } from '../../../../http/retry-classes.js';
import { getDeferredPaymentJobPath } from '../../../../http/paths.js';
import { toDeferredPaymentJob } from './to-deferred-payment-job.js';

/**
 * Asks after the job of a deferred payment, once: `GET /payment/deferred_payment_jobs/v1/{jobId}`, or `v2`.
 *
 * @returns the job; missing where the service knows no such job
 */
export function getDeferredPaymentJob(
  context: CallContext,
  { version, jobId, proof }: DeferredPaymentQuestion,
  signal: AbortSignal,
): Promise<Outcome<Job<DeferredPayment>>> {
  return findOutcome(context, toDeferredPaymentJob, {
    call: 'get-deferred-payment-job',
    rules: RETRY_CLASSES.poll,
    method: 'GET',
    path: getDeferredPaymentJobPath(version, jobId),
    proof,
    isRequested: (job) => job.id === jobId,
    signal,
  });
}
