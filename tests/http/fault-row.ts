import type { CallName } from '../../src/http/model/call-classes.js';
import type { RETRY_CLASSES } from '../../src/http/retry-classes.js';
import type { Failure } from '../../src/http/model/failure.js';
import type { FakeClock } from '../support/fake-clock.js';
import type { Reply } from '../support/scripted-fetch.js';

/** The expected outcome of a call under a fault. */
export interface FaultEnd {
  readonly requests: number;
  readonly kind: 'found' | 'missing' | 'failed';
  /** The call's own `code` unless set. */
  readonly code?: 'offline';
  readonly status?: number;
  readonly isRetryable?: boolean;
  /** The time after the outcome at which the next try may start. */
  readonly retryAfterMs?: number;
  /** For a write: it may have taken effect. */
  readonly isUncertain?: true;
  readonly unreadable?: NonNullable<Failure['unreadable']>;
  /** Milliseconds until the outcome, with random at one half. */
  readonly after: number;
}

type ClassName = keyof typeof RETRY_CLASSES;

/** A fault, and the outcome that it causes for a call of each retry class. */
export interface FaultRow extends Readonly<
  Record<Exclude<ClassName, 'computing' | 'update' | 'bestEffort'>, FaultEnd>
> {
  /** If it differs from a sensitive call's: only a broken connection is retried. */
  readonly computing?: FaultEnd;
  /** If it differs from the outcome of a read with at most one more try. */
  readonly update?: FaultEnd;
  /** Calls with an outcome of their own. Best-effort calls have the outcome of sensitive ones otherwise: both are sent once. */
  readonly calls?: Readonly<Partial<Record<CallName, FaultEnd>>>;
  /** Number in the list of faults that every call is tested with. */
  readonly fault: number;
  readonly name: string;
  readonly isOffline?: boolean;
  /** The page's tokens, one for each request of a token. */
  readonly tokens?: readonly (string | undefined)[];
  readonly replies: (sound: Reply, clock: FakeClock) => readonly [Reply, ...Reply[]];
}

/** An error message of the service, no word of which may reach the shopper. */
export const ERROR_BODY = { errors: [{ code: 'INTERNAL', message: 'It broke at guest@example.com' }] };
/** Two tries after waits of a quarter and half a second. */
export const TWO_WAITS = 250 + 500;

export const found = (requests: number, after: number): FaultEnd => ({ requests, kind: 'found', after });
export const missing: FaultEnd = { requests: 1, kind: 'missing', after: 0 };
export const failed = (requests: number, after: number, more: Partial<FaultEnd> = {}): FaultEnd => ({
  requests,
  kind: 'failed',
  isRetryable: true,
  after,
  ...more,
});
/** Failed, but it may have taken effect. */
export const uncertain = (after: number, more: Partial<FaultEnd> = {}): FaultEnd =>
  failed(1, after, { isUncertain: true, ...more });
export const refused = (status: number, requests = 1): FaultEnd => failed(requests, 0, { status, isRetryable: false });

/** The outcome that a fault causes for a call of a class. */
export function getEnd(row: FaultRow, name: ClassName): FaultEnd {
  if (name === 'computing') return row.computing ?? row.sensitive;
  if (name === 'update') return row.update ?? toOneWait(row.read);
  return row[name === 'bestEffort' ? 'sensitive' : name];
}

/** A call with a single retry has one of the two waits. */
function toOneWait(read: FaultEnd): FaultEnd {
  if (read.after !== TWO_WAITS) return read;
  return { ...read, kind: 'failed', isRetryable: true, requests: read.requests - 1, after: 250 };
}
