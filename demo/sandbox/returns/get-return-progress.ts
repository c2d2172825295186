import { isFinished } from '../store/job-progress.js';
import type { ReturnJob } from '../store/sandbox-state.js';

/** Returns the progress or the result of a job, derived from the stored job and the time only. */
export function getReturnProgress(job: ReturnJob, now: number): 'open' | 'made' | 'failed' {
  if (job.end === 'never' || job.end === 'madeWithOpenJob') return 'open';
  return isFinished(job, now) ? job.end : 'open';
}
