import type { CancelResult } from '../../../orders/model/cancellation.js';
import { createFollowJob } from '../../../app/calls/follow-job.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { ElementContext } from '../../../app/context/element-context.js';

/** Fetches what cancelling will need, while the shopper is asked whether to. A failure here shows, and is mended, with the call. */
export function preloadCancelCalls(): void {
  import('./api/request-cancel.js').catch(() => undefined);
}

/** The calls that cancel an order. */
export function createCancelCalls(context: ElementContext) {
  return {
    requestCancel: lazyCall(context, async () => (await import('./api/request-cancel.js')).requestCancel),
    getCancelJob: lazyCall(context, async () => (await import('./api/get-cancel-job.js')).getCancelJob),
    followJob: createFollowJob<CancelResult>(context),
  };
}
