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
