import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** Where every write can end that is not sent again by itself. */
type WriteEnd = 'done' | 'refused' | 'uncertain' | 'wait' | 'longWait' | 'offline' | 'gone';

/** What depends on who asks, and on what the write reads of its answer. */
type OwnFault = 'away' | 'expired' | 'signedOut' | 'fieldMissing' | 'nulls' | 'chunk';

type WriteCells = Readonly<Record<Exclude<FaultName, OwnFault>, Cell<WriteEnd>>>;

const DONE: Cell<WriteEnd> = { end: 'done' };

/** How a write ends that nobody repeats but the shopper: what may have been done is told as uncertain. `code` tells of a failure. */
export function createWriteCells(code: ErrorCode): WriteCells {
  const fails = (end: WriteEnd): Cell<WriteEnd> => ({ end, errors: [code] });
  return {
    noAnswer: fails('uncertain'),
    offline: { end: 'offline', errors: ['offline'] },
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
    unmounted: { end: 'gone' },
    huge: DONE,
  };
}
