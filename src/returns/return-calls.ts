import type { CapturedReturn } from './model/return-capture.js';
import { lazyCall } from '../app/calls/lazy-call.js';
import { createFollowJob } from '../app/calls/follow-job.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Preloads the call that submits a return while the shopper chooses. The call itself reports and retries a failure. */
export function preloadReturnCalls(): void {
  import('./api/request-return.js').catch(() => undefined);
}

/** Creates the calls that request a return. */
export function createReturnCalls(context: ElementContext) {
  return {
    requestReturn: lazyCall(context, async () => (await import('./api/request-return.js')).requestReturn),
    getReturnJob: lazyCall(context, async () => (await import('./api/get-return-job.js')).getReturnJob),
    followJob: createFollowJob<CapturedReturn>(context),
  };
}

/** Creates the call that lists the carriers of the country. */
export function createCarrierServicesCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/list-carrier-services.js')).listCarrierServices);
}
