import type { DeferredPayment } from '../../domain/deferred-payment.js';
import type { Job } from '../../domain/job.js';
import { deferredPaymentJobSchema } from './deferred-payment-job.js';
import { toDeferredPayment } from './to-deferred-payment.js';
import { toJob } from './to-job.js';

/** The job of a deferred payment. Throws `SchemaFailure`. */
export function toDeferredPaymentJob(wire: unknown): Job<DeferredPayment> {
  return toJob(deferredPaymentJobSchema, wire, toDeferredPayment);
}
