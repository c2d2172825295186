import type { RetryClass } from './retry-class.js';

/** What is sent once, and not waited for for long: a second try by itself would look like guessing, or is not worth it. */
export const ONCE_CLASS = { attemptMs: 15_000, totalMs: 15_000, retries: {} } as const satisfies RetryClass;
