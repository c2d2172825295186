import type { ReturnJob } from '../store/sandbox-state.js';

/** A job is done with this poll, the first one counted as 1 ... */
const POLLS = 2;
/** ... or after this time if nobody polls: an answer that got lost keeps nothing from happening. */
const LONGEST_MS = 3_000;

/** How far a job is, or how it ended. Follows from what is remembered of the job and the time alone. */
export function getReturnProgress({ end, polls, startedAt }: ReturnJob, now: number): 'open' | 'made' | 'failed' {
  if (end === 'never' || end === 'madeUnsaid') return 'open';
  return polls >= POLLS || now - startedAt >= LONGEST_MS ? end : 'open';
}
