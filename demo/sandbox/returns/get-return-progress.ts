import type { ReturnJob } from '../store/sandbox-state.js';

/** A job is done with this poll, counting from 1 ... */
const POLLS = 2;
/** ... or after this time without polls, so that jobs finish even if their answer was lost. */
const LONGEST_MS = 3_000;

/** Returns the progress or the result of a job, derived from the stored job and the time only. */
export function getReturnProgress({ end, polls, startedAt }: ReturnJob, now: number): 'open' | 'made' | 'failed' {
  if (end === 'never' || end === 'madeUnsaid') return 'open';
  return polls >= POLLS || now - startedAt >= LONGEST_MS ? end : 'open';
}
