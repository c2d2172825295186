import { advance, CALL_STORE_AFTER_MS, type CheckInStage, type Interaction } from '../model/check-in.js';
import type { Failure, Outcome } from '../../../http/model/failure.js';
import type { CallContext } from '../../../http/call-context.js';
import { isFinal, rest, type Gate, type Pause } from '../../../http/poll-rest.js';
import { getRetryDelay } from '../../../http/retry-classes.js';

/** Between an answer and the next question (orders area, section 9). */
const POLL_MS = 1_000;
/** After a question without an answer (orders area, section 9). */
const RETRY_MS = 1_500;
/** Questions that are repeated in one run without an answer; an answer ends the run. */
const MOST_RETRIES = 5;
/** Where a retailer wants fewer questions, they come so much later from the second minute on. */
const DECAYED_MS = 5_000;
const DECAYS_AFTER_MS = 60_000;
/** A question that takes longer was slept through. */
const LONGEST_ANSWER_MS = 10_000;

export interface InteractionFollowing {
  readonly stage: CheckInStage;
  /** For how long somebody has waited already: once it is ten minutes, one question is asked and no more. */
  readonly spentMs: number;
  /** Before the first question. */
  readonly firstMs: number;
  /** Whether questions become fewer after the first minute. */
  readonly decays: boolean;
  readonly gate: Gate;
  readonly ask: () => Promise<Outcome<Interaction>>;
  /** An answer came. */
  readonly onAnswer: (stage: CheckInStage, spentMs: number) => void;
}

/** How a run of questions ended: with the order handed over, or with nobody having come in time. */
export interface InteractionOutcome {
  readonly stage: CheckInStage;
}

/**
 * Asks every second how far the store is, until the order is handed over or ten minutes have passed of somebody looking. While nobody
 * does, or the shopper is offline, nothing is asked; then one question goes out at once. Stages never step back.
 *
 * @returns the last stage; missing where the service does not know of it; failed where it could not be asked any more
 */
export async function followInteraction(
  { platform, signal }: { readonly platform: CallContext['platform']; readonly signal: AbortSignal },
  following: InteractionFollowing,
): Promise<Outcome<InteractionOutcome>> {
  const { gate, ask, onAnswer } = following;
  let { stage, spentMs } = following;
  let pause: Pause = { ms: following.firstMs, isFloor: false };
  let errors = 0;
  for (;;) {
    await rest({ platform, gate, signal }, pause);
    const askedAt = platform.now();
    const outcome = await ask();
    signal.throwIfAborted();
    spentMs += pause.ms + Math.min(platform.now() - askedAt, LONGEST_ANSWER_MS);
    if (outcome.kind === 'missing') return outcome;
    if (outcome.kind === 'found') {
      errors = 0;
      stage = advance(stage, outcome.value.stage);
      onAnswer(stage, spentMs);
      pause = { ms: toPollMs(following.decays, spentMs), isFloor: false };
      if (stage === 'complete' || spentMs + pause.ms >= CALL_STORE_AFTER_MS) return { kind: 'found', value: { stage } };
      continue;
    }
    const { failure } = outcome;
    // Neither a wait that the service asks for nor a shopper who is offline says anything of the store.
    if (isError(failure)) errors += 1;
    if (errors > MOST_RETRIES || isFinal(failure)) return outcome;
    pause = toRetryPause(failure.retryAt, platform);
    if (spentMs + pause.ms >= CALL_STORE_AFTER_MS) return pause.isFloor ? { kind: 'found', value: { stage } } : outcome;
  }
}

function isError({ retryAt, code }: Failure): boolean {
  return retryAt === undefined && code !== 'offline';
}

function toPollMs(decays: boolean, spentMs: number): number {
  return decays && spentMs >= DECAYS_AFTER_MS ? DECAYED_MS : POLL_MS;
}

/** Whoever was sent away by the service comes back spread out: they all were, at one moment. */
function toRetryPause(retryAt: number | undefined, { now, random }: CallContext['platform']): Pause {
  if (retryAt === undefined) return { ms: RETRY_MS, isFloor: false };
  const retryAfterMs = Math.max(RETRY_MS, retryAt - now());
  return { ms: getRetryDelay({ retries: 0, retryAfterMs, random: random() }), isFloor: true };
}
