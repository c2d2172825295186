import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** The outcomes of every write that is not retried automatically. */
type WriteOutcome = 'done' | 'refused' | 'uncertain' | 'wait' | 'longWait' | 'offline' | 'gone';

/** Faults whose outcome depends on the shopper and on the fields that the write reads. */
type SceneFault = 'away' | 'expired' | 'signedOut' | 'fieldMissing' | 'nulls' | 'chunk';

type WriteCells = Readonly<Record<Exclude<FaultName, SceneFault>, Cell<WriteOutcome>>>;

const DONE: Cell<WriteOutcome> = { outcome: 'done' };

/**
 * Creates the cells of a write that only the shopper may repeat: if it may have been carried out, it is uncertain.
 * `code` reports a failure.
 */
export function createWriteCells(code: ErrorCode): WriteCells {
  const fails = (outcome: WriteOutcome): Cell<WriteOutcome> => ({ outcome, errors: [code] });
  return {
    noAnswer: fails('uncertain'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('uncertain'),
    resetInBody: fails('uncertain'),
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    forbidden: fails('refused'),
    notFound: fails('refused'),
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('uncertain'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('uncertain'),
    signInPage: fails('uncertain'),
    empty: fails('uncertain'),
    noContent: fails('uncertain'),
    extraFields: DONE,
    unknownWords: DONE,
    notAnObject: fails('uncertain'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
  };
}
