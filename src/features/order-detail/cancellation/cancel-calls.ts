import type { CancelCalls } from './api/cancel-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** Fetches what cancelling will need, while the shopper is asked whether to. A failure here shows, and is mended, with the call. */
export function preloadCancelCalls(): void {
  import('./api/request-cancel.js').catch(() => undefined);
}

/** The calls that cancel an order. */
export function createCancelCalls(scope: Scope): CancelCalls {
  return {
    requestCancel: toCall(scope, async () => (await import('./api/request-cancel.js')).requestCancel),
    getCancelJob: toCall(scope, async () => (await import('./api/get-cancel-job.js')).getCancelJob),
    followJob: toCall(scope, async () => {
      const { followJob } = await import('../../../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}
