import type { WireOrder } from '../../../contract/wire-order.js';
import type { ReturnCancelOutcome } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import { toOpenJobBody } from '../store/job-progress.js';
import type { ReturnCancelJob } from '../store/sandbox-state.js';
import { getReturnCancelProgress, isReturnCancelled } from './get-return-cancel-progress.js';

const ERROR = { code: 'RETURN_CANCEL_FAILED', message: 'The warehouse did not answer. The return is unchanged.' };

interface JobBody {
  readonly jobId: string;
  readonly status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED';
  readonly eta?: number;
  readonly error?: typeof ERROR;
}

/** Cancels returns: accepts requests as jobs and tracks their progress. */
export interface ReturnCancelService {
  /**
   * Returns the job that a request creates; undefined if the return can no longer be cancelled.
   *
   * @param ends the outcomes of the requests, one after the other; the last one repeats
   */
  request(order: WireOrder, ends: readonly ReturnCancelOutcome[]): JobBody | undefined;
  /** Whether a return was cancelled by now. */
  isCancelled(returnNumber: string): boolean;
  findJob(jobId: string): ReturnCancelJob | undefined;
  /** Returns the current state of the job; each poll advances it. */
  poll(job: ReturnCancelJob): JobBody;
}

export function createReturnCancelService(store: Store, now: () => number): ReturnCancelService {
  const toBody = (job: ReturnCancelJob): JobBody => {
    const progress = getReturnCancelProgress(job, now());
    if (progress === 'open') return toOpenJobBody(job);
    return { jobId: job.id, status: 'COMPLETED', ...(progress === 'failed' && { error: ERROR }) };
  };
  return {
    request({ orderNumber: returnNumber, group }, ends) {
      const { anchor, returnCancels } = store.state;
      const count = returnCancels.filter((job) => job.returnNumber === returnNumber).length;
      const end = ends[count] ?? ends.at(-1) ?? 'cancelled';
      if (end === 'refused' || !group.some(({ actions }) => actions?.cancelReturn)) return undefined;
      // Contains the anchor, so that a job from before a reset cannot be mistaken for one after it.
      const id = `return-cancel-${anchor.toString(36)}-${returnCancels.length + 1}`;
      const job: ReturnCancelJob = { id, returnNumber, end, startedAt: now(), polls: 0 };
      store.change((state) => state.returnCancels.push(job));
      return toBody(job);
    },
    isCancelled: (returnNumber) => isReturnCancelled(store.state, returnNumber, now()),
    findJob: (jobId) => store.state.returnCancels.find(({ id }) => id === jobId),
    poll(job) {
      store.change(() => (job.polls += 1));
      return toBody(job);
    },
  };
}
