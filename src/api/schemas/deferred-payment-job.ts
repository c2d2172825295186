import { createJobSchema } from './job.js';
import { deferredPaymentDataSchema } from './deferred-payment.js';

/** The job that finds out how an order on hold is paid. */
export const deferredPaymentJobSchema = createJobSchema(deferredPaymentDataSchema);
