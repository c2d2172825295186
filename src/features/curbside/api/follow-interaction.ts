import { advance, CALL_STORE_AFTER_MS, type CheckInStage, type Interaction } from '../model/check-in.js';
import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { CallContext } from '../../../http/call-context.js';
import { isFinal, rest, type Gate, type Pause } from '../../../http/poll-rest.js';
import { getRetryDelay } from '../../../http/retry-classes.js';

/** The pause between an answer and the next poll (orders area, section 9). */
const POLL_MS = 1_000;
/** The pause after a failed poll (orders area, section 9). */
const RETRY_MS = 1_500;
/** Consecutive failed polls that are retried; an answer resets the count. */
const MOST_ERRORS = 5;
/** The slower interval, for retailers that want it, from the second minute on. */
const DECAYED_MS = 5_000;
const DECAYS_AFTER_MS = 60_000;

export interface InteractionFollowing {
  readonly stage: CheckInStage;
  /** When the shopper arrived, in milliseconds since 1970; after ten minutes, only one more poll is sent. */
  readonly arrivedAt: number;
  /** The pause before the first poll. */
  readonly firstMs: number;
  /** Whether polling slows down after the first minute. */
  readonly decays: boolean;
  readonly gate: Gate;
  readonly getInteraction: () => Promise<Outcome<Interaction>>;
  /** Called with each answer. */
  readonly onAnswer: (stage: CheckInStage) => void;
}

/** The result of polling: the order was handed over, or the time ran out. */
export interface InteractionOutcome {
  readonly stage: CheckInStage;
}

/**
 * Polls the store's progress every second until the order is handed over or ten minutes have passed since the arrival.
 * Polling pauses while the page is hidden or the shopper is offline, and resumes with an immediate poll, which is the
 * last one if the time is over by then. Stages never go backwards.
 *
 * @returns the last stage; missing if the service does not know the interaction; failed if polling had to stop
 */
export async function followInteraction(
  { platform, signal }: { readonly platform: CallContext['platform']; readonly signal: AbortSignal },
  following: InteractionFollowing,
): Promise<Outcome<InteractionOutcome>> {
  const { gate, getInteraction, onAnswer, arrivedAt } = following;
  let { stage } = following;
  let pause: Pause = { ms: following.firstMs, isFloor: false };
  let errors = 0;
  for (;;) {
    await rest({ platform, gate, signal }, pause);
    const outcome = await getInteraction();
    signal.throwIfAborted();
    const waitedMs = countWaitedMs(arrivedAt, platform.now());
    if (outcome.kind === 'missing') return outcome;
    if (outcome.kind === 'found') {
      errors = 0;
      stage = advance(stage, outcome.value.stage);
      onAnswer(stage);
      pause = { ms: toPollMs(following.decays, waitedMs), isFloor: false };
      if (stage === 'complete' || waitedMs + pause.ms >= CALL_STORE_AFTER_MS)
        return { kind: 'found', value: { stage } };
      continue;
    }
    const { failure } = outcome;
    // A wait requested by the service and an offline device say nothing about the store.
    if (isError(failure)) errors += 1;
    if (errors > MOST_ERRORS || isFinal(failure)) return outcome;
    pause = toRetryPause(failure.retryAt, platform);
    if (waitedMs + pause.ms >= CALL_STORE_AFTER_MS)
      return pause.isFloor ? { kind: 'found', value: { stage } } : outcome;
  }
}

function isError({ retryAt, code }: Failure): boolean {
  return retryAt === undefined && code !== 'offline';
}

/** If the clock was set back, the wait is unknown and counts as over: the shopper can still check again. */
function countWaitedMs(arrivedAt: number, now: number): number {
  return now < arrivedAt ? CALL_STORE_AFTER_MS : now - arrivedAt;
}

function toPollMs(decays: boolean, waitedMs: number): number {
  return decays && waitedMs >= DECAYS_AFTER_MS ? DECAYED_MS : POLL_MS;
}

/**
 * Spreads the retries after a wait requested by the service, because many shoppers were turned away at the same moment.
 */
function toRetryPause(retryAt: number | undefined, { now, random }: CallContext['platform']): Pause {
  if (retryAt === undefined) return { ms: RETRY_MS, isFloor: false };
  const retryAfterMs = Math.max(RETRY_MS, retryAt - now());
  return { ms: getRetryDelay({ retries: 0, retryAfterMs, random: random() }), isFloor: true };
}
