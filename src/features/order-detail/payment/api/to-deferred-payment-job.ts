import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Job } from '../../../../http/model/job.js';
import { deferredPaymentJobSchema } from './deferred-payment-job.js';
import { toDeferredPayment } from '../../../../orders/api/to-deferred-payment.js';
import { toJob } from '../../../../http/read/to-job.js';

/** The job of a deferred payment. Throws `SchemaFailure`. */
export function toDeferredPaymentJob(wire: unknown): Job<DeferredPayment> {
  return toJob(deferredPaymentJobSchema, wire, toDeferredPayment);
}
