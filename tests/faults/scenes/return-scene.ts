import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_BOX, type ReturnOutcome } from './return-box.js';

type ReturnCell = Cell<ReturnOutcome>;
/** Made, or the order shows that it was. */
const DONE: ReturnCell = { outcome: 'done' };
const fails = (outcome: ReturnOutcome): ReturnCell => ({ outcome, errors: ['service-request-return-failure'] });

/** Returning an item: a write, which is never retried automatically. */
export const RETURN_SCENE: CallScene<ReturnOutcome> = {
  ...RETURN_BOX,
  call: 'request-return',
  method: 'POST',
  path: /\/user_return_captures\/v1$/,
  cells: {
    noAnswer: fails('uncertain'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('uncertain'),
    resetInBody: DONE,
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    // The order was read in the meantime, and the wait is over.
    away: fails('uncertain'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: fails('refused'),
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('uncertain'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('uncertain'),
    signInPage: fails('signedOut'),
    empty: fails('uncertain'),
    noContent: fails('uncertain'),
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('uncertain'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    // The chunk also contains the carriers' call of the previous step.
    chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  },
};
