import type { ReturnJob } from '../store/sandbox-state.js';
import { getReturnProgress } from './get-return-progress.js';

const ETA_MS = 400;

const ERROR = { code: 'RETURN_FAILED', message: 'The warehouse did not answer. Nothing was returned.' };

/** A job as the wire carries it. One that failed is completed as well: its error says how. */
export function toReturnJobBody(job: ReturnJob, now: number) {
  const progress = getReturnProgress(job, now);
  const named = { jobId: job.id, response: { returnOrderNumber: job.returnNumber } };
  if (progress === 'made') return { ...named, status: 'COMPLETED' };
  if (progress === 'failed') return { jobId: job.id, status: 'COMPLETED', error: ERROR };
  return { ...named, status: job.polls === 0 ? 'PENDING' : 'IN_PROGRESS', eta: ETA_MS };
}
