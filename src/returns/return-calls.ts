import type { CapturedReturn } from './model/return-capture.js';
import { createFollowJob, lazyCall } from '../app/calls/lazy-call.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Fetches what a submit will need, while the shopper chooses. A failure here shows, and is mended, with the call. */
export function preloadReturnCalls(): void {
  import('./api/request-return.js').catch(() => undefined);
}

/** The calls that ask for a return. */
export function createReturnCalls(context: ElementContext) {
  return {
    requestReturn: lazyCall(context, async () => (await import('./api/request-return.js')).requestReturn),
    getReturnJob: lazyCall(context, async () => (await import('./api/get-return-job.js')).getReturnJob),
    followJob: createFollowJob<CapturedReturn>(context),
  };
}

/** The call that names the carriers of the country. */
export function createCarrierServicesCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-carrier-services.js')).listCarrierServices);
}
