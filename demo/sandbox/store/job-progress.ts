/** The progress of a job, as the sandbox stores it. */
interface StoredJob {
  readonly id: string;
  readonly polls: number;
  readonly startedAt: number;
}

/** A job finishes with this poll, counting from 1 ... */
const POLLS = 2;
/** ... or after this time without polls, so that jobs finish even if their answer was lost. */
const LONGEST_MS = 3_000;
const ETA_MS = 400;

/** Whether a job has finished by now, derived from the stored job and the time only. */
export function isFinished({ polls, startedAt }: Pick<StoredJob, 'polls' | 'startedAt'>, now: number): boolean {
  return polls >= POLLS || now - startedAt >= LONGEST_MS;
}

/** Converts a job that has not finished for the wire. */
export function toOpenJobBody({ id, polls }: Pick<StoredJob, 'id' | 'polls'>) {
  return { jobId: id, status: polls === 0 ? 'PENDING' : 'IN_PROGRESS', eta: ETA_MS } as const;
}
