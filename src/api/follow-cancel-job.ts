import type { CancelResult } from '../domain/cancellation.js';
import type { Outcome } from '../domain/failure.js';
import type { JobEnd } from '../domain/job.js';
import type { CallContext } from './call-context.js';
import type { CancelJobRequest } from './cancel-calls.js';
import { getCancelJob } from './get-cancel-job.js';
import { followJob } from './jobs.js';

/** Follows the job of a cancellation to its end, see `jobs.ts`. */
export function followCancelJob(
  context: CallContext,
  { job, gate, proof }: CancelJobRequest,
  signal: AbortSignal,
): Promise<Outcome<JobEnd<CancelResult>>> {
  const ask = (jobId: string) => getCancelJob(context, { jobId, proof }, signal);
  return followJob({ platform: context.platform, ask, gate, signal }, job);
}
