import { isFinished } from '../store/job-progress.js';
import type { CancelJob } from '../store/sandbox-state.js';

/** The progress or the result of a job. */
export type CancelProgress = 'open' | 'cancelled' | 'pending' | 'failed';

/** Derived from the stored job and the time only, so a job progresses while the sandbox is not running. */
export function getCancelProgress(job: CancelJob, now: number): CancelProgress {
  if (job.end === 'never') return 'open';
  if (job.end === 'cancelledAtOnce') return 'cancelled';
  return isFinished(job, now) ? job.end : 'open';
}
