import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { ReturnJob, ReturnLine } from '../store/sandbox-state.js';
import { isReturnCancelled } from '../return-cancels/get-return-cancel-progress.js';
import { createReturnOrder } from './create-return-order.js';
import { getReturnProgress } from './get-return-progress.js';
import { toReturnJobBody } from './to-return-job-body.js';
import { canReturn, withReturn } from './with-return.js';

type JobBody = ReturnType<typeof toReturnJobBody>;

/** The lines to return, and the method. */
export interface ReturnIntent {
  readonly lines: readonly ReturnLine[];
  readonly method?: string;
}

/** The order to return from, and how its returns end. */
export interface ReturnScene {
  readonly order: SandboxOrder;
  /** The current order without its returns. */
  readonly wire: WireOrder;
  readonly context: ScenarioContext;
}

/** Handles returns: accepts requests as jobs, and shows their results in the sales orders and as return orders. */
export interface ReturnService {
  /** Returns the job that a request creates; undefined if the quantity is not returnable. */
  request(scene: ReturnScene, intent: ReturnIntent): JobBody | undefined;
  findJob(jobId: string): ReturnJob | undefined;
  /** Returns the current state of the job; each poll advances it. */
  poll(job: ReturnJob): JobBody;
  /** Returns the order with its returns. */
  withReturns(wire: WireOrder, context: ScenarioContext): WireOrder;
  /** Finds the completed job of a return by its number. */
  findMade(returnNumber: string): ReturnJob | undefined;
  /** Returns the return order that a job created. */
  toReturnOrder(job: ReturnJob, wire: WireOrder, context: ScenarioContext): WireOrder;
}

export function createReturnService(store: Store, now: () => number): ReturnService {
  const isCancelled = ({ returnNumber }: ReturnJob): boolean => isReturnCancelled(store.state, returnNumber, now());
  const isMade = (job: ReturnJob): boolean => job.end === 'madeWithOpenJob' || getReturnProgress(job, now()) === 'made';
  const listOf = (orderNumber: string) => store.state.returns.filter((job) => job.orderNumber === orderNumber);
  const returns = () => store.state.returns;
  /** The returns that were made and not cancelled. */
  const listLasting = (orderNumber: string) => listOf(orderNumber).filter((job) => isMade(job) && !isCancelled(job));
  const apply = (jobs: readonly ReturnJob[], wire: WireOrder, context: ScenarioContext): WireOrder =>
    jobs.reduce((order, job) => withReturn(order, job, context), wire);
  const addJob = ({ orderNumber, returnOutcomes = [] }: SandboxOrder, intent: ReturnIntent): ReturnJob => {
    const { anchor, returns } = store.state;
    const end = returnOutcomes[listOf(orderNumber).length] ?? returnOutcomes.at(-1) ?? 'made';
    // Contains the anchor, so that a job from before a reset cannot be mistaken for one after it.
    const id = `return-${anchor.toString(36)}-${returns.length + 1}`;
    const returnNumber = findFailed(orderNumber, intent.lines)?.returnNumber ?? toNextNumber();
    const job: ReturnJob = { id, orderNumber, returnNumber, ...intent, end, startedAt: now(), polls: 0 };
    store.change((state) => state.returns.push(job));
    return job;
  };
  /** A repeated request after a failure gets the same return number. */
  const findFailed = (orderNumber: string, lines: readonly ReturnLine[]) =>
    listOf(orderNumber).find(
      (job) => getReturnProgress(job, now()) === 'failed' && JSON.stringify(job.lines) === JSON.stringify(lines),
    );
  const toNextNumber = (): string => {
    const count = new Set(store.state.returns.map(({ returnNumber }) => returnNumber)).size;
    return `RT2${String(count + 1).padStart(7, '0')}`;
  };
  return {
    request({ order, wire, context }, intent) {
      // Items that are already being returned cannot be returned again.
      const under = listOf(order.orderNumber).filter(
        (job) => getReturnProgress(job, now()) !== 'failed' && !isCancelled(job),
      );
      if (!canReturn(apply(under, wire, context), intent.lines)) return undefined;
      return toReturnJobBody(addJob(order, intent), now());
    },
    findJob: (jobId) => store.state.returns.find(({ id }) => id === jobId),
    poll(job) {
      store.change(() => (job.polls += 1));
      return toReturnJobBody(job, now());
    },
    withReturns: (wire, context) => apply(listLasting(wire.orderNumber), wire, context),
    findMade: (returnNumber) => store.state.returns.find((job) => job.returnNumber === returnNumber && isMade(job)),
    toReturnOrder(job, wire, context) {
      const before = listLasting(job.orderNumber).filter((other) => returns().indexOf(other) < returns().indexOf(job));
      return createReturnOrder(apply(before, wire, context), job, context);
    },
  };
}
