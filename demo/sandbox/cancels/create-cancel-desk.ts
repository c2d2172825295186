import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { CancelJob } from '../store/sandbox-state.js';
import { findCancelRefusal, type CancelRefusal } from './find-cancel-refusal.js';
import { getCancelProgress } from './get-cancel-progress.js';
import { toJobBody } from './to-job-body.js';
import { withCancel } from './with-cancel.js';

type JobBody = ReturnType<typeof toJobBody>;

/** Where orders are cancelled: it takes requests on as jobs, knows how far they are, and shows in every order what became of them. */
export interface CancelService {
  /** The job that a request begins, or why there is none. */
  request(
    order: SandboxOrder,
    context: ScenarioContext,
  ): { readonly job: JobBody } | { readonly refusal: CancelRefusal };
  findJob(jobId: string): CancelJob | undefined;
  /** The job as it stands; asking brings it forward. */
  poll(job: CancelJob): JobBody;
  /** The order as it stands. */
  toCurrentOrder(order: SandboxOrder, context: ScenarioContext): WireOrder;
}

export function createCancelService(store: Store, now: () => number): CancelService {
  const listJobs = (orderNumber: string) => store.state.jobs.filter((job) => job.orderNumber === orderNumber);
  const addJob = (orderNumber: string, end: CancelJob['end']): CancelJob => {
    const { anchor, jobs } = store.state;
    // With the anchor in it, no job of before a reset is taken for one of after it.
    const id = `cancel-${anchor.toString(36)}-${jobs.length + 1}`;
    const job: CancelJob = { id, orderNumber, end, startedAt: now(), polls: 0 };
    store.change((state) => state.jobs.push(job));
    return job;
  };
  const toCurrentOrder: CancelService['toCurrentOrder'] = (order, context) => {
    const wire = order.createOrder(context);
    const job = listJobs(order.orderNumber).at(-1);
    return job ? withCancel(wire, { progress: getCancelProgress(job, now()), context }) : wire;
  };
  return {
    request(order, context) {
      const refusal = findCancelRefusal(toCurrentOrder(order, context), now());
      if (refusal) return { refusal };
      const { orderNumber, cancelEnds = [] } = order;
      const end = cancelEnds[listJobs(orderNumber).length] ?? cancelEnds.at(-1) ?? 'cancelled';
      if (end === 'refused') return { refusal: 'stateConflict' };
      if (end !== 'cancelledElsewhere') return { job: toJobBody(addJob(orderNumber, end), now()) };
      addJob(orderNumber, 'cancelledAtOnce');
      return { refusal: 'alreadyCancelled' };
    },
    findJob: (jobId) => store.state.jobs.find(({ id }) => id === jobId),
    poll(job) {
      store.change(() => (job.polls += 1));
      return toJobBody(job, now());
    },
    toCurrentOrder,
  };
}
