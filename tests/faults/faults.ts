import {
  breakOff,
  dropSignals,
  fill,
  fillFor,
  goOffline,
  held,
  slowly,
  loseNetwork,
  refuse,
  sendPage,
  silent,
  sound,
  swell,
  viaSandbox,
} from './acts.js';
import { meet, meetOnce, type Act, type ClassName, type Fault } from './fault.js';

/** The number of failed polls after which a job counts as lost. */
const MOST_ERRORS = 5;
const MOST_POLLS = 20;
const THREE_DAYS_AGO = new Date(Date.now() - 3 * 24 * 60 * 60_000).toUTCString();

/** The opposite of the job's real result. */
const STALE_JOB = { status: 'FAILED', error: { code: 'CANCEL_FAILED' } };

/** A read is tried three times, an update twice, a poll five times, all others once. */
const forEver = (act: Act): Pick<Fault, ClassName> => ({
  ...meetOnce(act),
  read: meet(3, act),
  update: meet(2, act),
  poll: meet(MOST_ERRORS, act),
});

/** The same for a broken connection, where a computing call is also sent a second time. */
const brokenOff = (act: Act): Pick<Fault, ClassName> => ({ ...forEver(act), computing: meet(2, act) });

/** The service would repeat its answer, so nothing is retried. */
const final = (act: Act): Pick<Fault, ClassName> => ({
  ...meetOnce(act),
  read: meet(1, act),
});

/** An unreadable answer: a read is tried once more, a poll five times. */
const garbled = (act: Act): Pick<Fault, ClassName> => ({
  ...forEver(act),
  read: meet(2, act),
});

/** The service asks for a wait. Calls that may wait by themselves do; for all others, the shopper sees the wait. */
const afterWait = (act: Act): Pick<Fault, ClassName> => ({
  ...meetOnce(act),
  read: meet(2, act, sound),
  update: meet(2, act, sound),
  poll: meet(2, act, sound),
});

/** Every failure of a request and how often the request is sent then. Every call is tested against all of them. */
export const FAULTS = {
  noAnswer: {
    number: 1,
    title: 'no answer',
    isSlow: true,
    ...meetOnce(silent),
    read: meet(2, silent),
    update: meet(2, silent),
    poll: meet(2, silent, sound),
  },
  offline: {
    number: 2,
    title: 'a lost network',
    before: { read: goOffline, sensitive: goOffline, computing: goOffline, update: goOffline, write: goOffline },
    meanwhile: { poll: 'stay offline' },
    ...meetOnce(loseNetwork),
    computing: meet(2, loseNetwork),
    update: meet(2, loseNetwork),
    read: meet(3, loseNetwork),
    poll: meet(2, loseNetwork, sound),
  },
  reset: { number: 3, title: 'a connection that is refused', ...brokenOff(breakOff('connectionrefused')) },
  resetInBody: { number: 4, title: 'a connection that breaks in the body', ...brokenOff(viaSandbox('reset-body')) },
  status500: { number: 5, title: 'a 500', ...forEver(refuse(500)) },
  badGateway: { number: 6, title: 'a 502 with an HTML page', ...forEver(sendPage(502)) },
  away: { number: 7, title: 'a 503 with a wait', ...afterWait(refuse(503, { retryAfter: '2' })) },
  expired: {
    number: 8,
    title: 'a 401 for a token that has expired',
    sensitive: meet(2, refuse(401), sound),
    computing: meet(2, refuse(401), sound),
    update: meet(2, refuse(401), sound),
    read: meet(2, refuse(401), sound),
    write: meet(2, refuse(401), sound),
    poll: meet(2, refuse(401), sound),
  },
  signedOut: {
    number: 8,
    title: 'a 401 for every token',
    sensitive: meet(2, refuse(401)),
    computing: meet(2, refuse(401)),
    update: meet(2, refuse(401)),
    read: meet(2, refuse(401)),
    write: meet(2, refuse(401)),
    poll: meet(2, refuse(401)),
  },
  forbidden: { number: 9, title: 'a 403', ...final(refuse(403)) },
  notFound: { number: 10, title: 'a 404', ...final(refuse(404)) },
  conflict: { number: 11, title: 'a 409', ...final(refuse(409)) },
  throttled: { number: 12, title: 'a 429 with a wait', ...afterWait(refuse(429, { retryAfter: '20' })) },
  opaque: { number: 13, title: 'an answer that the page may not read', ...brokenOff(breakOff('blockedbyresponse')) },
  oddWait: {
    number: 14,
    title: 'a wait in the past or below zero',
    ...meetOnce(refuse(429, { retryAfter: '-5' })),
    read: meet(3, refuse(429, { retryAfter: THREE_DAYS_AGO }), refuse(429, { retryAfter: '-5' }), sound),
    update: meet(2, refuse(429, { retryAfter: THREE_DAYS_AGO }), sound),
    poll: meet(3, refuse(429, { retryAfter: THREE_DAYS_AGO }), refuse(429, { retryAfter: '-5' }), sound),
  },
  endlessWait: { number: 14, title: 'a wait of months', ...final(refuse(429, { retryAfter: '9999999' })) },
  brokenJson: { number: 15, title: 'JSON that breaks off', ...garbled(fill('{"jobId":"job')) },
  signInPage: {
    number: 16,
    title: 'a sign-in page instead of data',
    ...final(sendPage(200)),
    sensitive: meet(2, sendPage(200)),
    computing: meet(2, sendPage(200)),
    update: meet(2, sendPage(200)),
    read: meet(2, sendPage(200)),
    poll: meet(2, sendPage(200)),
  },
  empty: { number: 17, title: 'an empty body', ...garbled(fill('')) },
  noContent: { number: 17, title: 'a 204', ...garbled(fill('', { status: 204 })) },
  fieldMissing: { number: 18, title: 'a missing required field', ...final(viaSandbox('drift-missing')) },
  extraFields: {
    number: 19,
    title: 'unknown fields',
    ...final(viaSandbox('drift-extra')),
    poll: meet(2, viaSandbox('drift-extra'), sound),
  },
  unknownWords: {
    number: 20,
    title: 'unknown values',
    ...final(viaSandbox('drift-enums')),
    poll: meet(MOST_POLLS, viaSandbox('drift-enums')),
  },
  nulls: {
    number: 20,
    title: 'null instead of optional fields',
    ...final(viaSandbox('drift-null')),
    poll: meet(MOST_POLLS, viaSandbox('drift-null')),
  },
  notAnObject: { number: 20, title: 'null instead of the whole answer', ...final(fill('null')) },
  slow: {
    number: 21,
    title: 'answers that take 30 seconds',
    isSlow: true,
    ...meetOnce(slowly(30_000)),
    read: meet(2, slowly(30_000)),
    update: meet(2, slowly(30_000)),
    poll: meet(2, slowly(30_000), sound),
  },
  crossed: {
    number: 22,
    title: 'a newer request while it is pending',
    ...final(held),
    meanwhile: { read: 'cross', sensitive: 'cross', computing: 'cross', update: 'cross', write: 'cross' },
    // A job is polled one request at a time. The aborted poll is answered while the next one is under way.
    before: { poll: dropSignals },
    poll: meet(2, slowly(12_000, fillFor('jobId', STALE_JOB)), slowly(3_000)),
  },
  unmounted: {
    number: 23,
    title: 'a tag that is removed before the answer',
    ...final(held),
    meanwhile: {
      read: 'unmount',
      sensitive: 'unmount',
      computing: 'unmount',
      update: 'unmount',
      write: 'unmount',
      poll: 'unmount',
    },
  },
  huge: { number: 24, title: 'five megabytes', ...final(swell), poll: meet(2, swell, sound) },
  chunk: { number: 25, title: 'a chunk that fails to load', losesChunk: true, ...final(sound) },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;
