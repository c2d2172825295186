import { toOpenJobBody } from '../store/job-progress.js';
import type { CancelJob } from '../store/sandbox-state.js';
import { getCancelProgress } from './get-cancel-progress.js';

const ENDS = {
  cancelled: { response: { status: 'CANCELLED' } },
  pending: { response: { status: 'PENDING_CANCEL' } },
  failed: { error: { code: 'CANCEL_FAILED', message: 'The warehouse did not answer. The order is unchanged.' } },
} as const;

const LINE_ENDS = { cancelled: 'CANCELLED', pending: 'PENDING_CANCEL', refused: 'REFUSED' } as const;

/** Converts a job for the wire. A failed one is completed, too: its error says why it failed. */
export function toCancelJobBody(job: CancelJob, now: number) {
  const progress = getCancelProgress(job, now);
  if (progress === 'cancelled' && job.lines) {
    const lines = job.lines.map(({ end, ...line }) => ({ ...line, status: LINE_ENDS[end] }));
    return { jobId: job.id, status: 'COMPLETED', response: { lines } };
  }
  if (progress !== 'open') return { jobId: job.id, status: 'COMPLETED', ...ENDS[progress] };
  return toOpenJobBody(job);
}
