import type { ErrorCode } from '../../../src/domain/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** Where every read of a member's can end. */
type ReadEnd = 'done' | 'newest' | 'partial' | 'failed' | 'refused' | 'signedOut' | 'offline' | 'chunk' | 'gone';

const DONE: Cell<ReadEnd> = { end: 'done' };
const PARTIAL: Cell<ReadEnd> = { end: 'partial', errors: ['order-block-unreadable'] };

/** How a member's reads end, whichever it is; what is not there at all is another matter for each. `code` tells of a failure. */
export function createReadCells(code: ErrorCode): Readonly<Record<Exclude<FaultName, 'notFound'>, Cell<ReadEnd>>> {
  const fails = (end: ReadEnd): Cell<ReadEnd> => ({ end, errors: [code] });
  return {
    noAnswer: fails('failed'),
    offline: { end: 'offline', errors: ['offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: DONE,
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    conflict: fails('refused'),
    throttled: DONE,
    opaque: fails('failed'),
    oddWait: DONE,
    endlessWait: fails('failed'),
    brokenJson: fails('failed'),
    signInPage: fails('signedOut'),
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: PARTIAL,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('failed'),
    slow: fails('failed'),
    crossed: { end: 'newest', requests: 2 },
    unmounted: { end: 'gone' },
    huge: DONE,
    chunk: { end: 'chunk', errors: ['chunk-load'] },
  };
}
