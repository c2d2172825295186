import { failed, found, refused, uncertain, type FaultRow } from './fault-row.js';
import { answer } from '../support/scripted-fetch.js';

const LOGIN_PAGE = '\n<!DOCTYPE html><html><body><form action="/login">Sign in</form></body></html>';
const NO_JSON = { status: 200, unreadable: 'json' } as const;
const OTHER_SHAPE = { unreadable: 'shape' } as const;

/** The body of the answer to a message is not read. */
const MESSAGES: Pick<FaultRow, 'calls'> = {
  calls: {
    'request-store-return-email': found(1, 0),
    'request-notification': found(1, 0),
    'request-return-method': found(1, 0),
    'request-label-dispatch': found(1, 0),
  },
};

/** A call without retries reports that no JSON came, and a write is uncertain. */
const NO_JSON_ONCE: Pick<FaultRow, 'sensitive' | 'poll' | 'write' | 'calls'> = {
  ...MESSAGES,
  sensitive: failed(1, 0, NO_JSON),
  poll: failed(1, 0, NO_JSON),
  write: uncertain(0, NO_JSON),
};

/** On a retry, the service would send the same shape. */
const OTHER_SHAPE_ONCE: Pick<FaultRow, 'read' | 'sensitive' | 'poll' | 'write' | 'calls'> = {
  ...MESSAGES,
  read: failed(1, 0, OTHER_SHAPE),
  sensitive: failed(1, 0, OTHER_SHAPE),
  poll: failed(1, 0, OTHER_SHAPE),
  write: uncertain(0, OTHER_SHAPE),
};

/** A 200 with an unexpected body. */
export const BODIES: readonly FaultRow[] = [
  {
    fault: 15,
    name: 'truncated JSON',
    replies: () => [answer(200, '{"orderNumber":')],
    read: failed(2, 250, NO_JSON),
    ...NO_JSON_ONCE,
  },
  {
    fault: 15,
    name: 'truncated JSON, then an answer',
    replies: (sound) => [answer(200, '{"orderNumber":'), sound],
    read: found(2, 250),
    ...NO_JSON_ONCE,
  },
  {
    fault: 16,
    name: 'a sign-in page in place of data, and a new token',
    tokens: ['old', 'new'],
    replies: (sound) => [answer(200, LOGIN_PAGE), sound],
    read: found(2, 0),
    sensitive: found(2, 0),
    poll: found(2, 0),
    write: { ...refused(401), isUncertain: true },
  },
  {
    fault: 16,
    name: 'a sign-in page in place of data, and no token',
    replies: () => [answer(200, LOGIN_PAGE)],
    read: refused(401),
    sensitive: refused(401),
    poll: refused(401),
    write: { ...refused(401), isUncertain: true },
  },
  {
    fault: 17,
    name: 'a 204',
    replies: () => [answer(204)],
    read: failed(2, 250, NO_JSON),
    ...NO_JSON_ONCE,
    // Only a 200 means that an e-mail was sent.
    calls: {
      'request-store-return-email': failed(1, 0, NO_JSON),
      'request-notification': found(1, 0),
      'request-return-method': found(1, 0),
      'request-label-dispatch': found(1, 0),
    },
  },
  {
    fault: 17,
    name: 'an empty body',
    replies: () => [answer(200, '')],
    read: failed(2, 250, NO_JSON),
    ...NO_JSON_ONCE,
  },
  {
    fault: 18,
    name: 'an answer without a required field',
    replies: () => [answer(200, {})],
    ...OTHER_SHAPE_ONCE,
  },
  ...[null, 7, 'yes', [], true].map((body): FaultRow => ({
    fault: 20,
    name: `${JSON.stringify(body)} in place of an object`,
    replies: () => [answer(200, JSON.stringify(body))],
    ...OTHER_SHAPE_ONCE,
  })),
  {
    fault: 20,
    name: 'fields of a wrong type',
    replies: () => [answer(200, { orderNumber: 7, valid: 'true', jobId: 7 })],
    ...OTHER_SHAPE_ONCE,
  },
];
