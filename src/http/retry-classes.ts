/** What can go wrong with one attempt. */
export type FaultKind =
  'timeout' | 'network' | 'server' | 'throttled' | 'unreadable' | 'redirected' | 'signed-out' | 'refused';

export interface RetryClass {
  /** How long one attempt may take. */
  readonly attemptMs: number;
  /** How long all attempts and waits together may take before the shopper gets an error with Retry. */
  readonly totalMs: number;
  /** How many more tries there are in all once a fault was met; none where it is not named. */
  readonly retries: Readonly<Partial<Record<FaultKind, number>>>;
  /** Sending it twice would do something twice: what becomes of it is told more closely. */
  readonly isWrite?: true;
}

/** Reads change nothing and are tried again. */
export const READ_CLASS = {
  attemptMs: 15_000,
  totalMs: 40_000,
  retries: { timeout: 1, network: 2, server: 2, throttled: 2, unreadable: 1 },
} as const satisfies RetryClass;

/** What is sent once, and not waited for for long: a second try by itself would look like guessing, or is not worth it. */
export const ONCE_CLASS = { attemptMs: 15_000, totalMs: 15_000, retries: {} } as const satisfies RetryClass;

/** Retry rules by the kind of call. A screen that only reads carries none but those of reads. */
export const RETRY_CLASSES = {
  /** Reads change nothing and are tried again. */
  read: READ_CLASS,
  /** Checks of a secret: a second try by itself would look like guessing. */
  sensitive: ONCE_CLASS,
  /** Sums that the service works out: they change nothing. Only what broke off is sent once more. */
  computing: { attemptMs: 15_000, totalMs: 40_000, retries: { network: 1 } },
  /** Changes that come to the same however often they are made: they are sent once more. */
  update: {
    attemptMs: 15_000,
    totalMs: 40_000,
    retries: { timeout: 1, network: 1, server: 1, throttled: 1, unreadable: 1 },
  },
  /** Questions after a job: whoever polls decides when to ask again. */
  poll: { attemptMs: 10_000, totalMs: 10_000, retries: {} },
  /** Writes change something and are never sent again by themselves. */
  write: { attemptMs: 60_000, totalMs: 60_000, retries: {}, isWrite: true },
  /** Messages that nobody waits for: sent once, and whether they came is no matter of the shopper's. */
  bestEffort: ONCE_CLASS,
} as const satisfies Readonly<Record<string, RetryClass>>;

export type ClassName = keyof typeof RETRY_CLASSES;

const BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** Above a Retry-After clients spread over half of it again, and over a second at least: they were all sent away together. */
const SPREAD = 0.5;
const SHORTEST_SPREAD_MS = 1_000;

interface RetryDelay {
  /** Tries after the first one so far. */
  readonly retries: number;
  /** What the service asks for. */
  readonly retryAfterMs: number | undefined;
  /** From 0 up to, but not including, 1. */
  readonly random: number;
}

/** Milliseconds before the next try. Full jitter; above a Retry-After only the spread is random. */
export function getRetryDelay({ retries, retryAfterMs, random }: RetryDelay): number {
  if (retryAfterMs !== undefined) return retryAfterMs + random * Math.max(SHORTEST_SPREAD_MS, retryAfterMs * SPREAD);
  return random * Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** retries);
}

/** What `work` gives, or a rejection with the signal's reason as soon as it is aborted. Leaves no listener behind. */
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
