import type { CancelJob } from '../store/sandbox-state.js';

/** A job is done with this poll, the first one counted as 1 ... */
const POLLS = 2;
/** ... or after this time if nobody polls: an answer that got lost keeps nothing from happening. */
const LONGEST_MS = 3_000;

/** How far a job is, or how it ended. */
export type CancelProgress = 'open' | 'cancelled' | 'pending' | 'failed';

/** Follows from what is remembered of the job and the time alone, so a job goes on while the sandbox is not running. */
export function getCancelProgress({ end, polls, startedAt }: CancelJob, now: number): CancelProgress {
  if (end === 'never') return 'open';
  if (end === 'cancelledAtOnce') return 'cancelled';
  return polls >= POLLS || now - startedAt >= LONGEST_MS ? end : 'open';
}
