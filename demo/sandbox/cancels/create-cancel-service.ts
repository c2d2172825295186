import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { CancelJob } from '../store/sandbox-state.js';
import { findCancelRefusal, type CancelRefusal } from './find-cancel-refusal.js';
import { getCancelProgress } from './get-cancel-progress.js';
import { toJobBody } from './to-job-body.js';
import { withCancel } from './with-cancel.js';

type JobBody = ReturnType<typeof toJobBody>;

/** Cancels orders: accepts requests as jobs, tracks their progress and applies their results to the orders. */
export interface CancelService {
  /** Returns the job that a request creates, or why it is refused. */
  request(
    order: SandboxOrder,
    context: ScenarioContext,
  ): { readonly job: JobBody } | { readonly refusal: CancelRefusal };
  findJob(jobId: string): CancelJob | undefined;
  /** Returns the current state of the job; each poll advances it. */
  poll(job: CancelJob): JobBody;
  /** Returns the order's current state. */
  toCurrentOrder(order: SandboxOrder, context: ScenarioContext): WireOrder;
}

export function createCancelService(store: Store, now: () => number): CancelService {
  const listJobs = (orderNumber: string) => store.state.jobs.filter((job) => job.orderNumber === orderNumber);
  const addJob = (orderNumber: string, end: CancelJob['end']): CancelJob => {
    const { anchor, jobs } = store.state;
    // Contains the anchor, so that a job from before a reset cannot be mistaken for one after it.
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
