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
