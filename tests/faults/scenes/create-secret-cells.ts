import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** The ends of every call that checks a secret. */
export type SecretEnd =
  | 'done'
  | 'failed'
  | 'refused'
  | 'miss'
  | 'signedOut'
  | 'wait'
  | 'longWait'
  | 'offline'
  | 'chunk'
  | 'gone';

type SecretCells = Readonly<Record<FaultName, Cell<SecretEnd>>>;

const DONE: Cell<SecretEnd> = { end: 'done' };

/**
 * Creates the cells of a guest's call with a typed secret, which is never retried automatically. `code` reports a
 * failure.
 */
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
    // A guest has no other token to retry with.
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
    // An unknown value carries no information.
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
