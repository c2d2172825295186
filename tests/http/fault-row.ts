import type { CallName } from '../../src/http/call-context.js';
import type { RETRY_CLASSES } from '../../src/http/retry-classes.js';
import type { Failure } from '../../src/http/model/failure.js';
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
  /** Of a write: it may have been done all the same. */
  readonly isUncertain?: true;
  readonly unreadable?: NonNullable<Failure['unreadable']>;
  /** Milliseconds until the end, with chance at one half. */
  readonly after: number;
}

type ClassName = keyof typeof RETRY_CLASSES;

/** A fault, and the end that it makes of a call of each retry class. */
export interface FaultRow extends Readonly<
  Record<Exclude<ClassName, 'computing' | 'update' | 'bestEffort'>, FaultEnd>
> {
  /** Where it is not that of a sensitive call: only what broke off is sent once more. */
  readonly computing?: FaultEnd;
  /** Where it is not that of a read with one more try at most. */
  readonly update?: FaultEnd;
  /** Calls that end in a way of their own. Those of best effort end as sensitive ones otherwise: both are sent once. */
  readonly calls?: Readonly<Partial<Record<CallName, FaultEnd>>>;
  /** Number in the list of faults that every call is held against. */
  readonly fault: number;
  readonly name: string;
  readonly isOffline?: boolean;
  /** The page's tokens, one for each time it is asked. */
  readonly tokens?: readonly (string | undefined)[];
  readonly replies: (sound: Reply, clock: FakeClock) => readonly [Reply, ...Reply[]];
}

/** What the service says of its own failures; no word of it reaches the shopper. */
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
/** Failed, and it may have been done all the same. */
export const uncertain = (after: number, more: Partial<FaultEnd> = {}): FaultEnd =>
  failed(1, after, { isUncertain: true, ...more });
export const refused = (status: number, requests = 1): FaultEnd => failed(requests, 0, { status, isRetryable: false });

/** The end that a fault makes of a call of a class. */
export function getEnd(row: FaultRow, name: ClassName): FaultEnd {
  if (name === 'computing') return row.computing ?? row.sensitive;
  if (name === 'update') return row.update ?? toOneWait(row.read);
  return row[name === 'bestEffort' ? 'sensitive' : name];
}

/** Whoever tries but once more has one of the two waits. */
function toOneWait(read: FaultEnd): FaultEnd {
  if (read.after !== TWO_WAITS) return read;
  return { ...read, kind: 'failed', isRetryable: true, requests: read.requests - 1, after: 250 };
}
