const BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** Above a Retry-After clients spread over half of it again, and over a second at least: they were all sent away together. */
const SPREAD = 0.5;
const SHORTEST_SPREAD_MS = 1_000;

export interface RetryDelay {
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
