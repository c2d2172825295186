import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** The outcomes that every read by a member shares. */
export type ReadOutcome =
  | 'done'
  | 'newest'
  | 'partial'
  | 'failed'
  | 'refused'
  | 'signedOut'
  | 'offline'
  | 'chunk'
  | 'gone';

/** The outcomes that differ between a list and an order. */
type SceneOutcome = 'newest' | 'partial';
type SceneFault = 'crossed' | 'fieldMissing';
type PlainOutcome = Exclude<ReadOutcome, SceneOutcome>;

type ReadCells = Readonly<Record<Exclude<FaultName, 'notFound' | SceneFault>, Cell<PlainOutcome>>> &
  Readonly<Record<SceneFault, Cell<SceneOutcome>>>;

const DONE: Cell<PlainOutcome> = { outcome: 'done' };
const PARTIAL: Cell<SceneOutcome> = { outcome: 'partial', errors: ['order-block-unreadable'] };

/** Creates the cells of a member's read, except for a 404, which differs between reads. `code` reports a failure. */
export function createReadCells(code: ErrorCode): ReadCells {
  const fails = (outcome: PlainOutcome): Cell<PlainOutcome> => ({ outcome, errors: [code] });
  return {
    noAnswer: fails('failed'),
    offline: { outcome: 'offline', errors: ['offline'] },
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
    crossed: { outcome: 'newest', requests: 2 },
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  };
}
