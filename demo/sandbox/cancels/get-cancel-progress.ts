import type { CancelJob } from '../store/sandbox-state.js';

/** A job is done with this poll, counting from 1 ... */
const POLLS = 2;
/** ... or after this time without polls, so that jobs finish even if their answer was lost. */
const LONGEST_MS = 3_000;

/** The progress or the result of a job. */
export type CancelProgress = 'open' | 'cancelled' | 'pending' | 'failed';

/** Derived from the stored job and the time only, so a job progresses while the sandbox is not running. */
export function getCancelProgress({ end, polls, startedAt }: CancelJob, now: number): CancelProgress {
  if (end === 'never') return 'open';
  if (end === 'cancelledAtOnce') return 'cancelled';
  return polls >= POLLS || now - startedAt >= LONGEST_MS ? end : 'open';
}
