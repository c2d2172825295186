import type { Attempt } from './create-request.js';
import type { Reply } from './judge-answer.js';
import { getField, getText } from './read-wire.js';
import type { Session } from './session.js';

/** The number of polls and the pauses between them are those of the client. */
const MAX_POLLS = 20;
const [USUAL_ETA_MS, MIN_ETA_MS, MAX_ETA_MS] = [500, 100, 10_000] as const;
/** Jobs that report no result; all others have a `response`. */
const WITHOUT_RESPONSE = ['get-return-job', 'get-return-cancellation-job'];

interface OpenJob {
  /** The answer that created the job. */
  readonly reply: Reply;
  /** The parameters of the path besides the job's id. */
  readonly path: Readonly<Record<string, string>>;
}

/** Polls a job to its end. */
export async function pollJob(session: Session, name: string, { reply, path }: OpenJob): Promise<void> {
  const jobId = getText(reply.json, 'jobId');
  if (jobId === undefined) return;
  session.note(name, '');
  const attempt: Attempt = { request: 'the job', path: { ...path, jobId }, expects: [200] };
  let job: unknown = reply.json;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, toEta(getField(job, 'eta'))));
    const answer = await session.attempt(name, attempt);
    if (!answer) return;
    job = answer.json;
    if (isOver(job)) break;
  }
  if (!isOver(job)) session.report(name, { request: 'the job', message: `is not completed after ${MAX_POLLS} polls` });
  else if (getField(job, 'status') === 'COMPLETED' && !WITHOUT_RESPONSE.includes(name) && !getField(job, 'response')) {
    session.report(name, { request: 'the job', path: 'response', message: 'is missing: the job is completed' });
  }
}

function isOver(job: unknown): boolean {
  const errors = Object.values(Object(getField(job, 'error')) as object);
  return getField(job, 'status') === 'COMPLETED' || errors.some(Boolean);
}

function toEta(eta: unknown): number {
  return typeof eta === 'number' ? Math.min(Math.max(eta, MIN_ETA_MS), MAX_ETA_MS) : USUAL_ETA_MS;
}
