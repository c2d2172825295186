/** What can go wrong with one attempt. */
export type FaultKind = 'timeout' | 'network' | 'server' | 'throttled' | 'unreadable' | 'signed-out' | 'refused';

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

/** Retry rules by the kind of call. */
export const RETRY_CLASSES = {
  /** Reads change nothing and are tried again. */
  read: {
    attemptMs: 15_000,
    totalMs: 40_000,
    retries: { timeout: 1, network: 2, server: 2, throttled: 2, unreadable: 1 },
  },
  /** Checks of a secret: a second try by itself would look like guessing. */
  sensitive: { attemptMs: 15_000, totalMs: 15_000, retries: {} },
  /** Questions after a job: whoever polls decides when to ask again. */
  poll: { attemptMs: 10_000, totalMs: 10_000, retries: {} },
  /** Writes change something and are never sent again by themselves. */
  write: { attemptMs: 60_000, totalMs: 60_000, retries: {}, isWrite: true },
} as const satisfies Readonly<Record<string, RetryClass>>;

/** The retry class of every call. */
export const CALL_CLASSES = {
  'list-order-history': 'read',
  'list-partner-history': 'read',
  'get-order': 'read',
  'get-order-summary': 'read',
  'list-consents': 'read',
  'request-guest-check': 'sensitive',
  'request-cancel': 'write',
  'get-cancel-job': 'poll',
  'list-stores': 'read',
  'request-deferred-payment': 'write',
  'get-deferred-payment-job': 'poll',
  'get-e-fapiao': 'read',
  'list-similar-products': 'read',
  'request-cart-item': 'write',
  'request-return': 'write',
  'get-return-job': 'poll',
  'list-carrier-services': 'read',
} as const satisfies Readonly<Record<string, keyof typeof RETRY_CLASSES>>;

export type CallName = keyof typeof CALL_CLASSES;
