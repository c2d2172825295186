import type { CarrierServicesCall, ReturnCalls } from './api/return-calls.js';
import { toCall } from '../app/calls/to-call.js';
import type { Scope } from '../app/context/scope.js';

/** Fetches what a submit will need, while the shopper chooses. A failure here shows, and is mended, with the call. */
export function preloadReturnCalls(): void {
  import('./api/request-return.js').catch(() => undefined);
}

/** The calls that ask for a return. */
export function createReturnCalls(scope: Scope): ReturnCalls {
  return {
    requestReturn: toCall(scope, async () => (await import('./api/request-return.js')).requestReturn),
    getReturnJob: toCall(scope, async () => (await import('./api/get-return-job.js')).getReturnJob),
    followJob: toCall(scope, async () => {
      const { followJob } = await import('../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}

/** The call that names the carriers of the country. */
export function createCarrierServicesCall(scope: Scope): CarrierServicesCall {
  return toCall(scope, async () => (await import('./api/list-carrier-services.js')).listCarrierServices);
}
