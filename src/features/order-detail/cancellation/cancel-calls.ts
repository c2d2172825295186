import type { CancelCalls } from './api/cancel-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Fetches what cancelling will need, while the shopper is asked whether to. A failure here shows, and is mended, with the call. */
export function preloadCancelCalls(): void {
  import('./api/request-cancel.js').catch(() => undefined);
}

/** The calls that cancel an order. */
export function createCancelCalls(context: ElementContext): CancelCalls {
  return {
    requestCancel: toCall(context, async () => (await import('./api/request-cancel.js')).requestCancel),
    getCancelJob: toCall(context, async () => (await import('./api/get-cancel-job.js')).getCancelJob),
    followJob: toCall(context, async () => {
      const { followJob } = await import('../../../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}
