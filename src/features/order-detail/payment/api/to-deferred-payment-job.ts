import type { DeferredPayment } from '../../../../orders/model/deferred-payment.js';
import type { Job } from '../../../../http/model/job.js';
import { toDeferredPayment, deferredPaymentDataSchema } from '../../../../orders/api/to-deferred-payment.js';
import { toJob, createJobSchema } from '../../../../http/read/to-job.js';

/** The job of a deferred payment. Throws `SchemaFailure`. */
export function toDeferredPaymentJob(wire: unknown): Job<DeferredPayment> {
  return toJob(deferredPaymentJobSchema, wire, toDeferredPayment);
}

/** The job that finds out how an order on hold is paid. */
export const deferredPaymentJobSchema = createJobSchema(deferredPaymentDataSchema);
