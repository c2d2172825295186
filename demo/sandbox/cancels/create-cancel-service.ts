import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { CancelJob, CancelJobLine } from '../store/sandbox-state.js';
import { findCancelRefusal, type CancelRefusal } from './find-cancel-refusal.js';
import { getCancelProgress } from './get-cancel-progress.js';
import { toCancelJobBody } from './to-cancel-job-body.js';
import { withCancel } from './with-cancel.js';
import { withLineCancels } from './with-line-cancels.js';

type JobBody = ReturnType<typeof toCancelJobBody>;

/** Pieces of a line that a request names. */
export type RequestedLine = Pick<CancelJobLine, 'orderLineKey' | 'quantity'>;

interface CancelPlan {
  readonly context: ScenarioContext;
  /** The pieces to cancel; absent for the whole order. */
  readonly lines: readonly RequestedLine[] | undefined;
}

/** Cancels orders: accepts requests as jobs, tracks their progress and applies their results to the orders. */
export interface CancelService {
  /** Returns the job that a request creates, or why it is refused. */
  request(order: SandboxOrder, plan: CancelPlan): { readonly job: JobBody } | { readonly refusal: CancelRefusal };
  findJob(jobId: string): CancelJob | undefined;
  /** Returns the current state of the job; each poll advances it. */
  poll(job: CancelJob): JobBody;
  /** Returns the order's current state. */
  toCurrentOrder(order: SandboxOrder, context: ScenarioContext): WireOrder;
}

export function createCancelService(store: Store, now: () => number): CancelService {
  const listJobs = (orderNumber: string) =>
    store.state.jobs.filter((job) => job.orderNumber === orderNumber && !job.lines);
  const listLineJobs = (orderNumber: string) =>
    store.state.jobs.filter((job) => job.orderNumber === orderNumber && job.lines);
  const addJob = (orderNumber: string, end: CancelJob['end'], lines?: CancelJob['lines']): CancelJob => {
    const { anchor, jobs } = store.state;
    // Contains the anchor, so that a job from before a reset cannot be mistaken for one after it.
    const id = `cancel-${anchor.toString(36)}-${jobs.length + 1}`;
    const job: CancelJob = { id, orderNumber, end, ...(lines && { lines }), startedAt: now(), polls: 0 };
    store.change((state) => state.jobs.push(job));
    return job;
  };
  const toCurrentOrder: CancelService['toCurrentOrder'] = (order, context) => {
    const sold = order.createOrder(context);
    const wire = withLineCancels(sold, { jobs: listLineJobs(order.orderNumber), now: now(), context });
    const job = listJobs(order.orderNumber).at(-1);
    return job ? withCancel(wire, { progress: getCancelProgress(job, now()), context }) : wire;
  };
  /** Refuses a line if fewer pieces of it can be cancelled than requested; the scenario decides about the others. */
  const addLineJob = (order: SandboxOrder, current: WireOrder, lines: readonly RequestedLine[]): CancelJob => {
    const { orderNumber, lineCancelOutcomes = [] } = order;
    const ends = lineCancelOutcomes[listLineJobs(orderNumber).length] ?? lineCancelOutcomes.at(-1) ?? ['cancelled'];
    if (ends === 'failed') return addJob(orderNumber, 'failed', toJobLines(current, lines, []));
    return addJob(orderNumber, 'cancelled', toJobLines(current, lines, ends));
  };
  return {
    request(order, { context, lines }) {
      const current = toCurrentOrder(order, context);
      const refusal = findCancelRefusal(current, now());
      if (refusal) return { refusal };
      if (lines) return { job: toCancelJobBody(addLineJob(order, current, lines), now()) };
      const { orderNumber, cancelOutcomes = [] } = order;
      const parts = listParts(order.createOrder(context), current);
      if (parts.every((part) => part.end === 'refused')) return { refusal: 'stateConflict' };
      if (parts.some((part) => part.end === 'refused'))
        return { job: toCancelJobBody(addJob(orderNumber, 'cancelled', parts), now()) };
      const end = cancelOutcomes[listJobs(orderNumber).length] ?? cancelOutcomes.at(-1) ?? 'cancelled';
      if (end === 'refused') return { refusal: 'stateConflict' };
      if (end !== 'cancelledElsewhere') return { job: toCancelJobBody(addJob(orderNumber, end), now()) };
      addJob(orderNumber, 'cancelledAtOnce');
      return { refusal: 'alreadyCancelled' };
    },
    findJob: (jobId) => store.state.jobs.find(({ id }) => id === jobId),
    poll(job) {
      store.change(() => (job.polls += 1));
      return toCancelJobBody(job, now());
    },
    toCurrentOrder,
  };
}

/**
 * Lists what a request to cancel the whole order does to each line: it refuses pieces that were never cancellable, and ignores pieces of
 * earlier requests. A line without `cancellableQuantity` is cancelled as a whole.
 */
function listParts(sold: WireOrder, { group: [first] }: WireOrder): CancelJobLine[] {
  const items = sold.group[0]?.orderItems ?? [];
  return (first?.orderItems ?? []).flatMap((item, index): CancelJobLine[] => {
    const { orderLineKey, simpleStatus, lineItemTransaction } = item;
    const whole = simpleStatus === 'CANCELLED' ? 0 : lineItemTransaction.quantity;
    const { cancellableQuantity: most, lineItemTransaction: atFirst } = items[index] ?? item;
    const packed = typeof most === 'number' ? atFirst.quantity - most : 0;
    return [
      { orderLineKey, quantity: Math.min(item.cancellableQuantity ?? whole, whole), end: 'cancelled' as const },
      { orderLineKey, quantity: Math.min(packed, whole), end: 'refused' as const },
    ].filter(({ quantity }) => quantity > 0);
  });
}

function toJobLines(
  { group: [first] }: WireOrder,
  lines: readonly RequestedLine[],
  ends: readonly CancelJobLine['end'][],
): CancelJobLine[] {
  return lines.map((line, index) => {
    const item = first?.orderItems.find(({ orderLineKey }) => orderLineKey === line.orderLineKey);
    const isPossible = line.quantity <= (item?.cancellableQuantity ?? 0);
    return { ...line, end: isPossible ? (ends[index] ?? ends.at(-1) ?? 'cancelled') : 'refused' };
  });
}
