import type { DeferredPaymentCalls } from './api/deferred-payment-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** The calls that learn how an order on hold is paid. */
export function createPaymentCalls(scope: Scope): DeferredPaymentCalls {
  return {
    requestDeferredPayment: toCall(
      scope,
      async () => (await import('./api/request-deferred-payment.js')).requestDeferredPayment,
    ),
    getDeferredPaymentJob: toCall(
      scope,
      async () => (await import('./api/get-deferred-payment-job.js')).getDeferredPaymentJob,
    ),
    followJob: toCall(scope, async () => {
      const { followJob } = await import('../../../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}
