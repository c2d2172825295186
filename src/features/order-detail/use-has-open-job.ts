import type { OpenJob } from '../../orders/store/open-jobs.js';
import { getOpenJobs } from '../../orders/stored-orders.js';
import { useElementContext, useSelector } from '../../app/context/element-context.js';

/** Whether an action on an order or a return was requested and its result is unknown, possibly since an earlier page load. */
export function useHasOpenJob(orderNumber: string, action: OpenJob['action']): boolean {
  return useSelector(getOpenJobs(useElementContext()).store, (jobs) =>
    jobs.some((job) => job.orderNumber === orderNumber && job.action === action),
  );
}
