import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { Cell } from '../call-scene.js';
import type { FaultName } from '../faults.js';

type QuietOutcome = 'done' | 'alone';
/** Faults whose outcome differs between the scenes. */
type SceneFault = 'offline' | 'notFound' | 'fieldMissing' | 'crossed' | 'unmounted' | 'chunk';

/**
 * Creates the cells of a read that the screen can do without: it looks empty, and `code` reports the failure to the
 * page.
 */
export function createQuietCells(
  code: ErrorCode,
): Readonly<Record<Exclude<FaultName, SceneFault>, Cell<QuietOutcome>>> {
  const DONE: Cell<QuietOutcome> = { outcome: 'done' };
  const ALONE: Cell<QuietOutcome> = { outcome: 'alone', errors: [code] };
  return {
    noAnswer: ALONE,
    reset: ALONE,
    resetInBody: ALONE,
    status500: ALONE,
    badGateway: ALONE,
    away: DONE,
    expired: DONE,
    signedOut: ALONE,
    forbidden: ALONE,
    conflict: ALONE,
    throttled: DONE,
    opaque: ALONE,
    oddWait: DONE,
    endlessWait: ALONE,
    brokenJson: ALONE,
    signInPage: ALONE,
    empty: ALONE,
    noContent: ALONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: ALONE,
    slow: ALONE,
    huge: DONE,
  };
}
