import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

/** The ends that every read by a member shares. */
export type ReadEnd = 'done' | 'newest' | 'partial' | 'failed' | 'refused' | 'signedOut' | 'offline' | 'chunk' | 'gone';

/** The ends that differ between a list and an order. */
type SceneEnd = 'newest' | 'partial';
type SceneFault = 'crossed' | 'fieldMissing';
type PlainEnd = Exclude<ReadEnd, SceneEnd>;

type ReadCells = Readonly<Record<Exclude<FaultName, 'notFound' | SceneFault>, Cell<PlainEnd>>> &
  Readonly<Record<SceneFault, Cell<SceneEnd>>>;

const DONE: Cell<PlainEnd> = { end: 'done' };
const PARTIAL: Cell<SceneEnd> = { end: 'partial', errors: ['order-block-unreadable'] };

/** Creates the cells of a member's read, except for a 404, which differs between reads. `code` reports a failure. */
export function createReadCells(code: ErrorCode): ReadCells {
  const fails = (end: PlainEnd): Cell<PlainEnd> => ({ end, errors: [code] });
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
