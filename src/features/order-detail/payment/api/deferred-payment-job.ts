import { createJobSchema } from '../../../../http/read/job.js';
import { deferredPaymentDataSchema } from '../../../../orders/api/deferred-payment.js';

/** The job that finds out how an order on hold is paid. */
export const deferredPaymentJobSchema = createJobSchema(deferredPaymentDataSchema);
