import type { Outcome } from './model/failure.js';
import type { Job, JobOutcome } from './model/job.js';
import type { CallContext } from './call-context.js';
import { isFinal, rest, type Gate, type Pause } from './poll-rest.js';
import { getRetryDelay } from './retry-classes.js';

/** Most polls of one job (returns and calls, section 9); after that it counts as 'Server timeout'. */
const MOST_POLLS = 20;
/**
 * The second limit, by the clock: a wait that would end after it is not started. Time without a visible tag does not count: a throttled
 * tab must not give up on a job too early.
 */
const LONGEST_MS = 5 * 60_000;
/** Used if a job names no `eta`. */
const DEFAULT_DELAY_MS = 500;
const SHORTEST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** Polls in a row without an answer, after which the service counts as unavailable. */
const MOST_ERRORS = 5;

export interface JobRequest<Result> {
  /** The latest known state of the job. */
  readonly job: Job<Result>;
  readonly gate: Gate;
  /** Polls the job once. */
  readonly getJob: (jobId: string) => Promise<Outcome<Job<Result>>>;
}

export interface Following<Result> extends Omit<JobRequest<Result>, 'job'> {
  readonly platform: CallContext['platform'];
  readonly signal: AbortSignal;
}

/**
 * Polls a job until it ends: after its `eta`, or else every 500 ms, at most 20 times and for at most five minutes of visible time. Sends
 * nothing while the gate is closed or the shopper is offline; once it opens, it polls at once.
 *
 * @returns how the job ended; missing if the service does not know the job; failed if polling broke off, with `unreadable` if an answer
 *   could not be parsed ('Could not parse server response')
 */
export async function followJob<Result>(
  following: Following<Result>,
  first: Job<Result>,
): Promise<Outcome<JobOutcome<Result>>> {
  const { platform, getJob } = following;
  let job = first;
  let pause: Pause = { ms: toDelay(first), isFloor: false };
  let polls = 0;
  let errors = 0;
  let spentMs = 0;
  for (;;) {
    const result = findResult(job);
    if (result) return { kind: 'found', value: result };
    if (polls >= MOST_POLLS || spentMs + pause.ms > LONGEST_MS) return { kind: 'found', value: { status: 'open' } };
    await rest(following, pause);
    const requestedAt = platform.now();
    const outcome = await getJob(job.id);
    // If the device slept during a poll, that time was not spent waiting.
    spentMs += pause.ms + Math.min(platform.now() - requestedAt, LONGEST_DELAY_MS);
    polls += 1;
    if (outcome.kind === 'missing') return outcome;
    if (outcome.kind === 'found') {
      job = outcome.value;
      errors = 0;
      pause = { ms: toDelay(job), isFloor: false };
      continue;
    }
    const { failure } = outcome;
    const hasRetryTime = failure.retryAt !== undefined;
    // Neither a requested wait nor being offline says anything about the job.
    if (hasRetryTime || failure.code === 'offline') polls -= 1;
    else errors += 1;
    if (errors >= MOST_ERRORS || isFinal(failure)) return outcome;
    const retryAfterMs = hasRetryTime ? Math.max(0, failure.retryAt - platform.now()) : undefined;
    const backoff = getRetryDelay({ retries: errors, retryAfterMs, random: platform.random() });
    pause = { ms: Math.max(toDelay(job), backoff), isFloor: hasRetryTime };
  }
}

function findResult<Result>(job: Job<Result>): JobOutcome<Result> | undefined {
  if (job.hasFailed) return { status: 'failed' };
  return job.isDone ? { status: 'done', result: job.result } : undefined;
}

function toDelay({ etaMs = DEFAULT_DELAY_MS }: Pick<Job<unknown>, 'etaMs'>): number {
  return Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, etaMs));
}
