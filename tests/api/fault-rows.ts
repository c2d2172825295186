import type { FakeClock } from '../support/fake-clock.js';
import { failed, found, missing, refused, type FaultEnd, type FaultRow } from './fault-row.js';
import { answer, brokenBody, networkError, silence, slow, type Reply } from '../support/scripted-fetch.js';

const LOGIN_PAGE = '\n<!DOCTYPE html><html><body><form action="/login">Sign in</form></body></html>';
const ERROR_BODY = { errors: [{ code: 'INTERNAL', message: 'It broke at guest@example.com' }] };

/** Two tries after waits of a quarter and half a second. */
const TWO_WAITS = 250 + 500;
const at = (clock: FakeClock, ms: number): string => new Date(clock.now() + ms).toUTCString();
const throttled = (seconds: string): Reply => answer(429, ERROR_BODY, { 'retry-after': seconds });

const NO_ANSWER: readonly FaultRow[] = [
  {
    fault: 1,
    name: 'no answer',
    replies: () => [silence],
    read: failed(2, 15_000 + 250 + 15_000),
    sensitive: failed(1, 15_000),
  },
  {
    fault: 1,
    name: 'no answer, then one',
    replies: (sound) => [silence, sound],
    read: found(2, 15_250),
    sensitive: failed(1, 15_000),
  },
  {
    fault: 2,
    name: 'offline',
    isOffline: true,
    replies: () => [networkError],
    read: failed(3, TWO_WAITS, { code: 'offline' }),
    sensitive: failed(1, 0, { code: 'offline' }),
  },
  {
    fault: 3,
    name: 'a connection that is refused or reset',
    replies: () => [networkError],
    read: failed(3, TWO_WAITS),
    sensitive: failed(1, 0),
  },
  {
    fault: 3,
    name: 'two connections that are reset, then an answer',
    replies: (sound) => [networkError, networkError, sound],
    read: found(3, TWO_WAITS),
    sensitive: failed(1, 0),
  },
  {
    fault: 4,
    name: 'a connection that is reset in the middle of the body',
    replies: () => [brokenBody],
    read: failed(3, TWO_WAITS),
    sensitive: failed(1, 0),
  },
  {
    fault: 13,
    name: 'a 429 or 5xx that the page may not read, which looks like a reset',
    replies: (sound) => [networkError, sound],
    read: found(2, 250),
    sensitive: failed(1, 0),
  },
  {
    fault: 21,
    name: 'answers that take 30 seconds',
    replies: (sound) => [slow(30_000, sound)],
    read: failed(2, 30_250),
    sensitive: failed(1, 15_000),
  },
  {
    fault: 21,
    name: 'an answer that takes 14 seconds',
    replies: (sound) => [slow(14_000, sound)],
    read: found(1, 14_000),
    sensitive: found(1, 14_000),
  },
];

const STATUSES: readonly FaultRow[] = [
  {
    fault: 5,
    name: 'a 500',
    replies: () => [answer(500, ERROR_BODY)],
    read: failed(3, TWO_WAITS, { status: 500 }),
    sensitive: failed(1, 0, { status: 500 }),
  },
  {
    fault: 6,
    name: 'a 502 with a page as its body',
    replies: () => [answer(502, '<html>Bad Gateway guest@example.com</html>')],
    read: failed(3, TWO_WAITS, { status: 502 }),
    sensitive: failed(1, 0, { status: 502 }),
  },
  {
    fault: 7,
    name: 'a 503 with a Retry-After, then an answer',
    replies: (sound) => [answer(503, '', { 'retry-after': '2' }), sound],
    read: found(2, 2_500),
    sensitive: failed(1, 0, { status: 503, retryAfterMs: 2_000 }),
  },
  {
    fault: 7,
    name: 'a 503 with a Retry-After, for ever',
    replies: () => [answer(503, '', { 'retry-after': '2' })],
    read: failed(3, 5_000, { status: 503, retryAfterMs: 2_000 }),
    sensitive: failed(1, 0, { status: 503, retryAfterMs: 2_000 }),
  },
  {
    fault: 8,
    name: 'a 401 for a token that has expired',
    tokens: ['old', 'new'],
    replies: (sound) => [answer(401), sound],
    read: found(2, 0),
    sensitive: found(2, 0),
  },
  {
    fault: 8,
    name: 'a 401 for every token',
    tokens: ['old', 'new', 'newer'],
    replies: () => [answer(401)],
    read: refused(401, 2),
    sensitive: refused(401, 2),
  },
  {
    fault: 8,
    name: 'a 401 where the page has no token',
    replies: () => [answer(401)],
    read: refused(401),
    sensitive: refused(401),
  },
  { fault: 9, name: 'a 403', replies: () => [answer(403, ERROR_BODY)], read: refused(403), sensitive: refused(403) },
  { fault: 10, name: 'a 404', replies: () => [answer(404, ERROR_BODY)], read: missing, sensitive: missing },
  { fault: 11, name: 'a 409', replies: () => [answer(409, ERROR_BODY)], read: refused(409), sensitive: refused(409) },
];

const notWaitedFor = (seconds: number): FaultEnd => failed(1, 0, { status: 429, retryAfterMs: seconds * 1_000 });

const RETRY_AFTER: readonly FaultRow[] = [
  {
    fault: 12,
    name: 'a 429 with a Retry-After, then an answer',
    replies: (sound) => [throttled('20'), sound],
    read: found(2, 25_000),
    sensitive: notWaitedFor(20),
  },
  {
    fault: 12,
    name: 'a 429 without one',
    replies: () => [answer(429)],
    read: failed(3, TWO_WAITS, { status: 429 }),
    sensitive: failed(1, 0, { status: 429 }),
  },
  {
    fault: 12,
    name: 'a 429 whose wait would make the whole longer than 40 seconds',
    replies: (sound) => [throttled('40'), sound],
    read: notWaitedFor(40),
    sensitive: notWaitedFor(40),
  },
  {
    fault: 14,
    name: 'a Retry-After as a date',
    replies: (sound, clock) => [throttled(at(clock, 4_000)), sound],
    read: found(2, 5_000),
    sensitive: notWaitedFor(4),
  },
  {
    fault: 14,
    name: 'a Retry-After in the past',
    replies: (sound, clock) => [throttled(at(clock, -3_600_000)), sound],
    read: found(2, 1_500),
    sensitive: notWaitedFor(1),
  },
  {
    fault: 14,
    name: 'a negative Retry-After',
    replies: (sound) => [throttled('-5'), sound],
    read: found(2, 1_500),
    sensitive: notWaitedFor(1),
  },
  {
    fault: 14,
    name: 'a Retry-After that says nothing',
    replies: (sound) => [throttled('soon'), sound],
    read: found(2, 250),
    sensitive: failed(1, 0, { status: 429 }),
  },
  {
    fault: 14,
    name: 'a Retry-After of more than a minute',
    replies: (sound) => [throttled('61'), sound],
    read: notWaitedFor(61),
    sensitive: notWaitedFor(61),
  },
  {
    fault: 14,
    name: 'a Retry-After beyond all measure',
    replies: (sound) => [throttled('9'.repeat(400)), sound],
    read: notWaitedFor(24 * 60 * 60),
    sensitive: notWaitedFor(24 * 60 * 60),
  },
];

const BODIES: readonly FaultRow[] = [
  {
    fault: 15,
    name: 'JSON that breaks off',
    replies: () => [answer(200, '{"orderNumber":')],
    read: failed(2, 250, { status: 200 }),
    sensitive: failed(1, 0, { status: 200 }),
  },
  {
    fault: 15,
    name: 'JSON that breaks off, then an answer',
    replies: (sound) => [answer(200, '{"orderNumber":'), sound],
    read: found(2, 250),
    sensitive: failed(1, 0, { status: 200 }),
  },
  {
    fault: 16,
    name: 'a sign-in page in place of data, and a new token',
    tokens: ['old', 'new'],
    replies: (sound) => [answer(200, LOGIN_PAGE), sound],
    read: found(2, 0),
    sensitive: found(2, 0),
  },
  {
    fault: 16,
    name: 'a sign-in page in place of data, and no token',
    replies: () => [answer(200, LOGIN_PAGE)],
    read: refused(401),
    sensitive: refused(401),
  },
  {
    fault: 17,
    name: 'a 204',
    replies: () => [answer(204)],
    read: failed(2, 250, { status: 200 }),
    sensitive: failed(1, 0, { status: 200 }),
  },
  {
    fault: 17,
    name: 'an empty body',
    replies: () => [answer(200, '')],
    read: failed(2, 250, { status: 200 }),
    sensitive: failed(1, 0, { status: 200 }),
  },
  {
    fault: 18,
    name: 'an answer without a field that must be there',
    replies: () => [answer(200, {})],
    read: failed(1, 0),
    sensitive: failed(1, 0),
  },
  ...[null, 7, 'yes', [], true].map((body): FaultRow => ({
    fault: 20,
    name: `${JSON.stringify(body)} in place of an object`,
    replies: () => [answer(200, JSON.stringify(body))],
    read: failed(1, 0),
    sensitive: failed(1, 0),
  })),
  {
    fault: 20,
    name: 'fields of a wrong type',
    replies: () => [answer(200, { orderNumber: 7, valid: 'true' })],
    read: failed(1, 0),
    sensitive: failed(1, 0),
  },
];

export const FAULT_ROWS: readonly FaultRow[] = [...NO_ANSWER, ...STATUSES, ...RETRY_AFTER, ...BODIES];
