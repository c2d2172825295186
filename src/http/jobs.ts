import type { Outcome } from './model/failure.js';
import type { Job, JobOutcome } from './model/job.js';
import type { CallContext } from './call-context.js';
import { isFinal, rest, type Gate, type Pause } from './poll-rest.js';
import { getRetryDelay } from './retry-classes.js';

/** Questions after one job, at most (returns and calls, section 9); then it is 'Server timeout'. */
const MOST_POLLS = 20;
/**
 * The second limit, by the clock: a wait that would end beyond it is not begun. Time in which nobody looks does not count: a
 * throttled tab must not end a job too early.
 */
const LONGEST_MS = 5 * 60_000;
/** Where a job does not say when to ask again. */
const DEFAULT_DELAY_MS = 500;
const SHORTEST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** Questions in a row that brought no answer: then the service is as good as gone. */
const MOST_ERRORS = 5;

export interface JobRequest<Result> {
  /** The job as the service last told it. */
  readonly job: Job<Result>;
  readonly gate: Gate;
  /** Asks after it once. */
  readonly ask: (jobId: string) => Promise<Outcome<Job<Result>>>;
}

export interface Following<Result> extends Omit<JobRequest<Result>, 'job'> {
  readonly platform: CallContext['platform'];
  readonly signal: AbortSignal;
}

/**
 * Asks after a job until it ends: after its `eta`, else every 500 ms, at most 20 times and for at most five minutes of somebody
 * looking. Nothing is asked while the gate is shut or the shopper is offline; once it opens, one question goes out at once.
 *
 * @returns how it ended; missing where the service knows no such job; failed where it could not be asked any more, with
 *   `unreadable` where what came was no answer ('Could not parse server response')
 */
export async function followJob<Result>(
  following: Following<Result>,
  first: Job<Result>,
): Promise<Outcome<JobOutcome<Result>>> {
  const { platform, ask } = following;
  let job = first;
  let pause: Pause = { ms: toDelay(first), isFloor: false };
  let polls = 0;
  let errors = 0;
  let spentMs = 0;
  for (;;) {
    const end = findEnd(job);
    if (end) return { kind: 'found', value: end };
    if (polls >= MOST_POLLS || spentMs + pause.ms > LONGEST_MS) return { kind: 'found', value: { status: 'open' } };
    await rest(following, pause);
    const askedAt = platform.now();
    const outcome = await ask(job.id);
    // A device that slept in the middle of a question was not waiting.
    spentMs += pause.ms + Math.min(platform.now() - askedAt, LONGEST_DELAY_MS);
    polls += 1;
    if (outcome.kind === 'missing') return outcome;
    if (outcome.kind === 'found') {
      job = outcome.value;
      errors = 0;
      pause = { ms: toDelay(job), isFloor: false };
      continue;
    }
    const { failure } = outcome;
    const isToldToWait = failure.retryAt !== undefined;
    // Neither a wait that the service asks for nor a shopper who is offline says anything of the job.
    if (isToldToWait || failure.code === 'offline') polls -= 1;
    else errors += 1;
    if (errors >= MOST_ERRORS || isFinal(failure)) return outcome;
    const retryAfterMs = isToldToWait ? Math.max(0, failure.retryAt - platform.now()) : undefined;
    const backoff = getRetryDelay({ retries: errors, retryAfterMs, random: platform.random() });
    pause = { ms: Math.max(toDelay(job), backoff), isFloor: isToldToWait };
  }
}

function findEnd<Result>(job: Job<Result>): JobOutcome<Result> | undefined {
  if (job.hasFailed) return { status: 'failed' };
  return job.isDone ? { status: 'done', result: job.result } : undefined;
}

function toDelay({ etaMs = DEFAULT_DELAY_MS }: Pick<Job<unknown>, 'etaMs'>): number {
  return Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, etaMs));
}
