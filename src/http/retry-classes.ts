import type { Platform } from '../platform/platform.js';

/** What can go wrong in one attempt. */
export type FaultKind =
  | 'timeout'
  | 'network'
  | 'server'
  | 'throttled'
  | 'unreadable'
  | 'redirected'
  | 'signed-out'
  | 'refused';

export interface RetryClass {
  /** How long one attempt may take. */
  readonly attemptMs: number;
  /** The most time for all attempts and waits together, after which the shopper sees an error with Retry. */
  readonly totalMs: number;
  /** The most retries in all once a fault of this kind has occurred; none if it is not listed. */
  readonly retries: Readonly<Partial<Record<FaultKind, number>>>;
  /** Sending it twice would have a second effect, so its outcome is tracked more closely. */
  readonly isWrite?: true;
}

/** Reads have no side effects and are retried. */
export const READ_CLASS = {
  attemptMs: 15_000,
  totalMs: 40_000,
  retries: { timeout: 1, network: 2, server: 2, throttled: 2, unreadable: 1 },
} as const satisfies RetryClass;

/** Sent once, with a short timeout: an automatic retry would look like guessing, or is not worth it. */
export const ONCE_CLASS = { attemptMs: 15_000, totalMs: 15_000, retries: {} } as const satisfies RetryClass;

/** The retry rules of each kind of call. A screen that only reads imports only the rules of reads. */
export const RETRY_CLASSES = {
  /** Reads have no side effects and are retried. */
  read: READ_CLASS,
  /** Checks of a secret: an automatic retry would look like guessing. */
  sensitive: ONCE_CLASS,
  /** Calculations of the service: they have no side effects. Only a broken connection is retried, once. */
  computing: { attemptMs: 15_000, totalMs: 40_000, retries: { network: 1 } },
  /** Idempotent changes: they are retried once. */
  update: {
    attemptMs: 15_000,
    totalMs: 40_000,
    retries: { timeout: 1, network: 1, server: 1, throttled: 1, unreadable: 1 },
  },
  /** Polls of a job: the polling code decides when to ask again. */
  poll: { attemptMs: 10_000, totalMs: 10_000, retries: {} },
  /** Writes have side effects and are never retried automatically. */
  write: { attemptMs: 60_000, totalMs: 60_000, retries: {}, isWrite: true },
  /** Messages in the background: sent once, and the shopper is not told about their outcome. */
  bestEffort: ONCE_CLASS,
} as const satisfies Readonly<Record<string, RetryClass>>;

export type ClassName = keyof typeof RETRY_CLASSES;

const BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** Clients add random jitter of half the Retry-After, but at least a second: they were all refused at the same time. */
const SPREAD = 0.5;
const SHORTEST_SPREAD_MS = 1_000;

interface RetryDelay {
  /** Retries so far. */
  readonly retries: number;
  /** The wait that the service requests. */
  readonly retryAfterMs: number | undefined;
  /** From 0 up to, but not including, 1. */
  readonly random: number;
}

/** Milliseconds before the next retry. Full jitter; with a Retry-After, only the added part is random. */
export function getRetryDelay({ retries, retryAfterMs, random }: RetryDelay): number {
  if (retryAfterMs !== undefined) return retryAfterMs + random * Math.max(SHORTEST_SPREAD_MS, retryAfterMs * SPREAD);
  return random * Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** retries);
}

/** Resolves like `work`, or rejects with the signal's reason as soon as it is aborted. Leaves no listener behind. */
export async function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const handleAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    stop = () => signal.removeEventListener('abort', handleAbort);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stop();
  }
}

/** Waits. Rejects as soon as the signal is aborted, and leaves no timer behind. */
export async function wait({ after }: Pick<Platform, 'after'>, ms: number, signal: AbortSignal): Promise<void> {
  let stop = (): void => {};
  const due = new Promise<void>((resolve) => (stop = after(ms, resolve)));
  try {
    await untilAborted(signal, due);
  } finally {
    stop();
  }
}
