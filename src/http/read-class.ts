import type { RetryClass } from './retry-class.js';

/** Reads change nothing and are tried again. */
export const READ_CLASS = {
  attemptMs: 15_000,
  totalMs: 40_000,
  retries: { timeout: 1, network: 2, server: 2, throttled: 2, unreadable: 1 },
} as const satisfies RetryClass;
