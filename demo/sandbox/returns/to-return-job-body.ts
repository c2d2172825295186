import { toOpenJobBody } from '../store/job-progress.js';
import type { ReturnJob } from '../store/sandbox-state.js';
import { getReturnProgress } from './get-return-progress.js';

const ERROR = { code: 'RETURN_FAILED', message: 'The warehouse did not answer. Nothing was returned.' };

/** Converts a job for the wire. A failed one is completed, too: its error says why it failed. */
export function toReturnJobBody(job: ReturnJob, now: number) {
  const progress = getReturnProgress(job, now);
  const response = { returnOrderNumber: job.returnNumber };
  if (progress === 'made') return { jobId: job.id, response, status: 'COMPLETED' };
  if (progress === 'failed') return { jobId: job.id, status: 'COMPLETED', error: ERROR };
  return { ...toOpenJobBody(job), response };
}
