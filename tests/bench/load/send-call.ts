import { CALL_CLASSES, type CallName } from '../../../src/http/model/call-classes.js';
import { getRetryDelay, RETRY_CLASSES, type FaultKind, type RetryClass } from '../../../src/http/retry-classes.js';

/** How the service fails for some time. Times are milliseconds of the simulated day. */
export interface Outage {
  readonly from: number;
  readonly to: number;
  /** How the client sees each attempt. A timeout lasts as long as the client waits. */
  readonly kind: Extract<FaultKind, 'server' | 'timeout'>;
  /** The `Retry-After` that the service sends. */
  readonly retryAfterMs?: number;
}

export interface SimulatedService {
  readonly outage: Outage | undefined;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Called with each request that reaches the service. */
  note(call: CallName, at: number): void;
}

export interface SimulatedCall {
  readonly isAnswered: boolean;
  readonly endsAt: number;
  /** The shopper cannot retry before. */
  readonly retryAt: number;
}

/** The time until an answer, or an error, arrives. */
const ANSWER_MS = 250;

/**
 * Sends a call at a time of the simulated day, with the automatic retries of `send` in `src/http/client.ts`. `load.test.ts` compares both.
 */
export function sendCall(service: SimulatedService, call: CallName, at: number): SimulatedCall {
  const rules: RetryClass = RETRY_CLASSES[CALL_CLASSES[call]];
  const { outage } = service;
  const deadline = at + rules.totalMs;
  let now = at;
  let limit = Infinity;
  for (let retries = 0; ; retries += 1) {
    service.note(call, now);
    if (!outage || now < outage.from || now >= outage.to) {
      return { isAnswered: true, endsAt: now + ANSWER_MS, retryAt: 0 };
    }
    const { kind, retryAfterMs } = outage;
    now += kind === 'timeout' ? Math.min(rules.attemptMs, deadline - now) : ANSWER_MS;
    limit = Math.min(limit, rules.retries[kind] ?? 0);
    const delay = getRetryDelay({ retries, retryAfterMs, random: service.random() });
    if (retries >= limit || now + delay >= deadline) {
      return { isAnswered: false, endsAt: now, retryAt: now + (retryAfterMs ?? 0) };
    }
    now += delay;
  }
}
