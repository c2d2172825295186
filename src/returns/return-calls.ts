import type { CarrierServicesCall, ReturnCalls } from './api/return-calls.js';
import { toCall } from '../app/calls/to-call.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Fetches what a submit will need, while the shopper chooses. A failure here shows, and is mended, with the call. */
export function preloadReturnCalls(): void {
  import('./api/request-return.js').catch(() => undefined);
}

/** The calls that ask for a return. */
export function createReturnCalls(context: ElementContext): ReturnCalls {
  return {
    requestReturn: toCall(context, async () => (await import('./api/request-return.js')).requestReturn),
    getReturnJob: toCall(context, async () => (await import('./api/get-return-job.js')).getReturnJob),
    followJob: toCall(context, async () => {
      const { followJob } = await import('../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}

/** The call that names the carriers of the country. */
export function createCarrierServicesCall(context: ElementContext): CarrierServicesCall {
  return toCall(context, async () => (await import('./api/list-carrier-services.js')).listCarrierServices);
}
