import type { FakeClock } from '../support/fake-clock.js';
import type { Reply } from '../support/scripted-fetch.js';

/** How a call must end under a fault. */
export interface FaultEnd {
  readonly requests: number;
  readonly kind: 'found' | 'missing' | 'failed';
  /** `code` is the call's own unless named. */
  readonly code?: 'offline';
  readonly status?: number;
  readonly isRetryable?: boolean;
  /** How long after the end the next try may be made. */
  readonly retryAfterMs?: number;
  /** Milliseconds until the end, with chance at one half. */
  readonly after: number;
}

export interface FaultRow {
  /** Number in the list of faults that every call is held against. */
  readonly fault: number;
  readonly name: string;
  readonly isOffline?: boolean;
  /** The page's tokens, one for each time it is asked. */
  readonly tokens?: readonly (string | undefined)[];
  readonly replies: (sound: Reply, clock: FakeClock) => readonly [Reply, ...Reply[]];
  readonly read: FaultEnd;
  readonly sensitive: FaultEnd;
}

export const found = (requests: number, after: number): FaultEnd => ({ requests, kind: 'found', after });
export const missing: FaultEnd = { requests: 1, kind: 'missing', after: 0 };
export const failed = (requests: number, after: number, more: Partial<FaultEnd> = {}): FaultEnd => ({
  requests,
  kind: 'failed',
  isRetryable: true,
  after,
  ...more,
});
export const refused = (status: number, requests = 1): FaultEnd => failed(requests, 0, { status, isRetryable: false });
