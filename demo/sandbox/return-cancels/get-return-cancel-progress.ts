import type { ReturnCancelJob, SandboxState } from '../store/sandbox-state.js';

/** A job is done with this poll, counting from 1 ... */
const POLLS = 2;
/** ... or after this time without polls, so that jobs finish even if their answer was lost. */
const LONGEST_MS = 3_000;

/** The progress or the result of a job, derived from the stored job and the time only. */
export function getReturnCancelProgress(
  { end, polls, startedAt }: ReturnCancelJob,
  now: number,
): 'open' | 'cancelled' | 'failed' {
  if (end === 'cancelledUnsaid') return 'open';
  return polls >= POLLS || now - startedAt >= LONGEST_MS ? end : 'open';
}

/** Whether a return was cancelled by now. */
export function isReturnCancelled({ returnCancels }: SandboxState, returnNumber: string, now: number): boolean {
  return returnCancels.some(
    (job) =>
      job.returnNumber === returnNumber &&
      (job.end === 'cancelledUnsaid' || getReturnCancelProgress(job, now) === 'cancelled'),
  );
}
