import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** Where every question for a secret can end. */
export type SecretEnd =
  'done' | 'failed' | 'refused' | 'miss' | 'signedOut' | 'wait' | 'longWait' | 'offline' | 'chunk' | 'gone';

type SecretCells = Readonly<Record<FaultName, Cell<SecretEnd>>>;

const DONE: Cell<SecretEnd> = { end: 'done' };

/** How a guest's question ends for which a secret is typed, whichever it is: it is never asked twice by itself. `code` tells of a failure. */
export function createSecretCells(code: ErrorCode): SecretCells {
  const fails = (end: SecretEnd): Cell<SecretEnd> => ({ end, errors: [code] });
  return {
    noAnswer: fails('failed'),
    offline: { end: 'offline', errors: ['offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: fails('wait'),
    // A guest has no other token to replay with.
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    forbidden: fails('refused'),
    notFound: { end: 'miss', errors: ['input-credentials-invalid'] },
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('failed'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('failed'),
    signInPage: { ...fails('signedOut'), requests: 1 },
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: fails('failed'),
    extraFields: DONE,
    // What is said in words that nobody knows says nothing.
    unknownWords: fails('failed'),
    nulls: fails('failed'),
    notAnObject: fails('failed'),
    slow: fails('failed'),
    crossed: DONE,
    unmounted: { end: 'gone' },
    huge: DONE,
    chunk: { end: 'chunk', errors: ['chunk-load'] },
  };
}
