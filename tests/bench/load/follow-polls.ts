import { getRetryDelay } from '../../../src/http/retry-classes.js';
import { sendCall, type SimulatedCall, type SimulatedService } from './send-call.js';
import type { VisitStep } from './visits.js';

/** The rules of `followJob` in `src/http/jobs.ts`. */
const JOB = { pollMs: 500, mostPolls: 20, mostErrors: 5 };
/** The rules of `followInteraction` in the curbside check-in. */
const CURBSIDE = { pollMs: 1_000, retryMs: 1_500, mostRetries: 5, longestMs: 10 * 60_000 };

/** Assumed: how long a job takes, how long a shopper waits at the curb on average, and the share of that time in which the page is hidden. */
const JOB_MS = 1_800;
const HANDOVER_MS = 4 * 60_000;
const HIDDEN_SHARE = 0.5;

type Polls = NonNullable<VisitStep['polls']>;

/** Polls after a call until the service is done, or the client gives up. Returns the end of the last poll. */
export function followPolls(service: SimulatedService, { call, kind }: Polls, from: number): SimulatedCall {
  return kind === 'job' ? followJob(service, call, from) : followInteraction(service, call, from);
}

function followJob(service: SimulatedService, call: Polls['call'], from: number): SimulatedCall {
  let pause = JOB.pollMs;
  let errors = 0;
  let now = from;
  for (let polls = 1; ; polls += 1) {
    const polled = sendCall(service, call, now + pause);
    now = polled.endsAt;
    if (polled.isAnswered) errors = 0;
    else errors += 1;
    if (polled.isAnswered && now - from >= JOB_MS) return polled;
    // The job goes on without the page, which shows it as pending: the shopper need not try again.
    if (polls >= JOB.mostPolls || errors >= JOB.mostErrors) return { ...polled, isAnswered: true };
    const delay = polled.isAnswered
      ? 0
      : getRetryDelay({ ...waitOf(polled), retries: errors, random: service.random() });
    pause = Math.max(JOB.pollMs, delay);
  }
}

/** Polls every second. While the page is hidden it sends nothing, and one poll when it is shown again. */
function followInteraction(service: SimulatedService, call: Polls['call'], from: number): SimulatedCall {
  const handoverAt = from + Math.min(CURBSIDE.longestMs, -Math.log(1 - service.random()) * HANDOVER_MS);
  const hiddenMs = (handoverAt - from) * HIDDEN_SHARE * 2 * service.random();
  const hiddenFrom = from + service.random() * Math.max(0, handoverAt - from - hiddenMs);
  let pause = CURBSIDE.pollMs;
  let errors = 0;
  let now = from;
  for (;;) {
    const dueAt = now + pause;
    const isHidden = dueAt >= hiddenFrom && dueAt < hiddenFrom + hiddenMs;
    const polled = sendCall(service, call, isHidden ? hiddenFrom + hiddenMs : dueAt);
    now = polled.endsAt;
    errors = polled.isAnswered ? 0 : errors + 1;
    const isOver = now >= handoverAt && polled.isAnswered;
    if (isOver || errors > CURBSIDE.mostRetries || now - from >= CURBSIDE.longestMs) return polled;
    pause = polled.isAnswered ? CURBSIDE.pollMs : toRetryPause(service, polled);
  }
}

function toRetryPause(service: SimulatedService, polled: SimulatedCall): number {
  const { retryAfterMs } = waitOf(polled);
  if (retryAfterMs === undefined) return CURBSIDE.retryMs;
  return getRetryDelay({
    retries: 0,
    retryAfterMs: Math.max(CURBSIDE.retryMs, retryAfterMs),
    random: service.random(),
  });
}

/** The wait that the service has requested. */
function waitOf({ retryAt, endsAt }: SimulatedCall): { readonly retryAfterMs: number | undefined } {
  return { retryAfterMs: retryAt > endsAt ? retryAt - endsAt : undefined };
}
