import type { ReturnJob } from '../store/sandbox-state.js';
import { getReturnProgress } from './get-return-progress.js';

const ETA_MS = 400;

const ERROR = { code: 'RETURN_FAILED', message: 'The warehouse did not answer. Nothing was returned.' };

/** Converts a job for the wire. A failed one is completed, too: its error says why it failed. */
export function toReturnJobBody(job: ReturnJob, now: number) {
  const progress = getReturnProgress(job, now);
  const named = { jobId: job.id, response: { returnOrderNumber: job.returnNumber } };
  if (progress === 'made') return { ...named, status: 'COMPLETED' };
  if (progress === 'failed') return { jobId: job.id, status: 'COMPLETED', error: ERROR };
  return { ...named, status: job.polls === 0 ? 'PENDING' : 'IN_PROGRESS', eta: ETA_MS };
}
