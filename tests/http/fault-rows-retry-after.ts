import type { FakeClock } from '../support/fake-clock.js';
import { ERROR_BODY, failed, found, TWO_WAITS, type FaultEnd, type FaultRow } from './fault-row.js';
import { answer, type Reply } from '../support/scripted-fetch.js';

const at = (clock: FakeClock, ms: number): string => new Date(clock.now() + ms).toUTCString();
const throttled = (seconds: string): Reply => answer(429, ERROR_BODY, { 'retry-after': seconds });
const notWaitedFor = (seconds: number): FaultEnd => failed(1, 0, { status: 429, retryAfterMs: seconds * 1_000 });
/** A call without automatic retries fails and reports the wait. */
const failAfterWait = (seconds: number): Pick<FaultRow, 'sensitive' | 'poll' | 'write'> => ({
  sensitive: notWaitedFor(seconds),
  poll: notWaitedFor(seconds),
  write: notWaitedFor(seconds),
});

/** The service requests a wait. */
export const RETRY_AFTER: readonly FaultRow[] = [
  {
    fault: 12,
    name: 'a 429 with a Retry-After, then an answer',
    replies: (sound) => [throttled('20'), sound],
    read: found(2, 25_000),
    ...failAfterWait(20),
  },
  {
    fault: 12,
    name: 'a 429 without one',
    replies: () => [answer(429)],
    read: failed(3, TWO_WAITS, { status: 429 }),
    sensitive: failed(1, 0, { status: 429 }),
    poll: failed(1, 0, { status: 429 }),
    write: failed(1, 0, { status: 429 }),
  },
  {
    fault: 12,
    name: 'a 429 whose wait would exceed 40 seconds in total',
    replies: (sound) => [throttled('40'), sound],
    read: notWaitedFor(40),
    ...failAfterWait(40),
  },
  {
    fault: 14,
    name: 'a Retry-After as a date',
    replies: (sound, clock) => [throttled(at(clock, 4_000)), sound],
    read: found(2, 5_000),
    ...failAfterWait(4),
  },
  {
    fault: 14,
    name: 'a Retry-After in the past',
    replies: (sound, clock) => [throttled(at(clock, -3_600_000)), sound],
    read: found(2, 1_500),
    ...failAfterWait(1),
  },
  {
    fault: 14,
    name: 'a negative Retry-After',
    replies: (sound) => [throttled('-5'), sound],
    read: found(2, 1_500),
    ...failAfterWait(1),
  },
  {
    fault: 14,
    name: 'an unreadable Retry-After',
    replies: (sound) => [throttled('soon'), sound],
    read: found(2, 250),
    sensitive: failed(1, 0, { status: 429 }),
    poll: failed(1, 0, { status: 429 }),
    write: failed(1, 0, { status: 429 }),
  },
  {
    fault: 14,
    name: 'a Retry-After of more than a minute',
    replies: (sound) => [throttled('61'), sound],
    read: notWaitedFor(61),
    ...failAfterWait(61),
  },
  {
    fault: 14,
    name: 'an enormous Retry-After',
    replies: (sound) => [throttled('9'.repeat(400)), sound],
    read: notWaitedFor(24 * 60 * 60),
    ...failAfterWait(24 * 60 * 60),
  },
];
