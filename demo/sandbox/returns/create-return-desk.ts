import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { ReturnJob, ReturnLine } from '../store/sandbox-state.js';
import { createReturnOrder } from './create-return-order.js';
import { getReturnProgress } from './get-return-progress.js';
import { toReturnJobBody } from './to-return-job-body.js';
import { canReturn, withReturn } from './with-return.js';

type JobBody = ReturnType<typeof toReturnJobBody>;

/** What is to go back, and how. */
export interface ReturnIntent {
  readonly lines: readonly ReturnLine[];
  readonly method?: string;
}

/** The order that something goes back of, and how it is made. */
export interface ReturnScene {
  readonly order: SandboxOrder;
  /** As it stands apart from its returns. */
  readonly wire: WireOrder;
  readonly context: ScenarioContext;
}

/** Where things go back: it takes requests on as jobs, and shows in every order, and as orders of their own, what became of them. */
export interface ReturnService {
  /** The job that a request begins; absent where not so much may go back. */
  request(scene: ReturnScene, intent: ReturnIntent): JobBody | undefined;
  findJob(jobId: string): ReturnJob | undefined;
  /** The job as it stands; asking brings it forward. */
  poll(job: ReturnJob): JobBody;
  /** The order with what went back of it. */
  withReturns(wire: WireOrder, context: ScenarioContext): WireOrder;
  /** The request that made the return of a number; absent where there is none, or not yet. */
  findMade(returnNumber: string): ReturnJob | undefined;
  /** The return order that a request made. */
  toReturnOrder(job: ReturnJob, wire: WireOrder, context: ScenarioContext): WireOrder;
}

export function createReturnService(store: Store, now: () => number): ReturnService {
  const isMade = (job: ReturnJob): boolean => job.end === 'madeUnsaid' || getReturnProgress(job, now()) === 'made';
  const listOf = (orderNumber: string) => store.state.returns.filter((job) => job.orderNumber === orderNumber);
  const apply = (jobs: readonly ReturnJob[], wire: WireOrder, context: ScenarioContext): WireOrder =>
    jobs.reduce((order, job) => withReturn(order, job, context), wire);
  const addJob = ({ orderNumber, returnEnds = [] }: SandboxOrder, intent: ReturnIntent): ReturnJob => {
    const { anchor, returns } = store.state;
    const end = returnEnds[listOf(orderNumber).length] ?? returnEnds.at(-1) ?? 'made';
    // With the anchor in it, no job of before a reset is taken for one of after it.
    const id = `return-${anchor.toString(36)}-${returns.length + 1}`;
    const returnNumber = findFailed(orderNumber, intent.lines)?.returnNumber ?? toNextNumber();
    const job: ReturnJob = { id, orderNumber, returnNumber, ...intent, end, startedAt: now(), polls: 0 };
    store.change((state) => state.returns.push(job));
    return job;
  };
  /** The same once more, after it failed, gets the same number. */
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
      // What is on its way back does not go back a second time.
      const under = listOf(order.orderNumber).filter((job) => getReturnProgress(job, now()) !== 'failed');
      if (!canReturn(apply(under, wire, context), intent.lines)) return undefined;
      return toReturnJobBody(addJob(order, intent), now());
    },
    findJob: (jobId) => store.state.returns.find(({ id }) => id === jobId),
    poll(job) {
      store.change(() => (job.polls += 1));
      return toReturnJobBody(job, now());
    },
    withReturns: (wire, context) => apply(listOf(wire.orderNumber).filter(isMade), wire, context),
    findMade: (returnNumber) => store.state.returns.find((job) => job.returnNumber === returnNumber && isMade(job)),
    toReturnOrder(job, wire, context) {
      const all = listOf(job.orderNumber).filter(isMade);
      return createReturnOrder(apply(all.slice(0, all.indexOf(job)), wire, context), job, context);
    },
  };
}
