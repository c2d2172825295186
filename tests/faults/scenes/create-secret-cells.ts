import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** The outcomes of every call that checks a secret. */
export type SecretOutcome =
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

type SecretCells = Readonly<Record<FaultName, Cell<SecretOutcome>>>;

const DONE: Cell<SecretOutcome> = { outcome: 'done' };

/**
 * Creates the cells of a guest's call with a typed secret, which is never retried automatically. `code` reports a
 * failure.
 */
export function createSecretCells(code: ErrorCode): SecretCells {
  const fails = (outcome: SecretOutcome): Cell<SecretOutcome> => ({ outcome, errors: [code] });
  return {
    noAnswer: fails('failed'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: fails('wait'),
    // A guest has no other token to retry with.
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    forbidden: fails('refused'),
    notFound: { outcome: 'miss', errors: ['input-credentials-invalid'] },
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
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  };
}
