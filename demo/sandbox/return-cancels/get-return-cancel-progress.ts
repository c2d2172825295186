import { isFinished } from '../store/job-progress.js';
import type { ReturnCancelJob, SandboxState } from '../store/sandbox-state.js';

/** The progress or the result of a job, derived from the stored job and the time only. */
export function getReturnCancelProgress(job: ReturnCancelJob, now: number): 'open' | 'cancelled' | 'failed' {
  if (job.end === 'cancelledWithOpenJob') return 'open';
  return isFinished(job, now) ? job.end : 'open';
}

/** Whether a return was cancelled by now. */
export function isReturnCancelled({ returnCancels }: SandboxState, returnNumber: string, now: number): boolean {
  return returnCancels.some(
    (job) =>
      job.returnNumber === returnNumber &&
      (job.end === 'cancelledWithOpenJob' || getReturnCancelProgress(job, now) === 'cancelled'),
  );
}
