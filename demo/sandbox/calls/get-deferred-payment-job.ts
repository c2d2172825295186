import { getDeferredPaymentJobContract } from '../../../contract/calls/get-deferred-payment-job.js';
import { openOrder } from './open-order.js';
import { PAYMENT_JOB_DRIFT } from './payment-job-drift.js';
import type { SandboxCall } from './sandbox-call.js';

export const getDeferredPaymentJob: SandboxCall = {
  contract: getDeferredPaymentJobContract,
  drift: PAYMENT_JOB_DRIFT,
  answer(request, world) {
    const job = world.paymentService.findJob(request.path['jobId'] ?? '');
    // Without a job, look up an order that does not exist: an unknown job then takes as long as a stranger's.
    const lookup = openOrder(job?.orderNumber ?? '', request, world);
    if ('refusal' in lookup) return lookup.refusal;
    return { status: 200, body: job && world.paymentService.poll(job, lookup.found, world.origin) };
  },
};
