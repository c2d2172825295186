import { getOpenJobs } from '../../orders/stored-orders.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

/** Whether the cancellation of a return was requested and its result is unknown, possibly since an earlier page load. */
export function useReturnCancelPending(returnNumber: string): boolean {
  return useSlice(getOpenJobs(useElementContext()).store, (jobs) =>
    jobs.some((job) => job.orderNumber === returnNumber && job.action === 'cancel return'),
  );
}
