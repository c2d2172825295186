import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_CANCEL_DIALOG, type ReturnCancelOutcome } from './return-cancel-dialog.js';

type ReturnCancelCell = Cell<ReturnCancelOutcome>;
/** Also if the answer was lost, and the return shows that it was cancelled. */
const DONE: ReturnCancelCell = { outcome: 'done' };
const fails = (outcome: ReturnCancelOutcome): ReturnCancelCell => ({
  outcome,
  errors: ['service-request-return-cancellation-failure'],
});

/** Cancelling a return: a write, which is never retried automatically. */
export const RETURN_CANCEL_SCENE: CallScene<ReturnCancelOutcome> = {
  ...RETURN_CANCEL_DIALOG,
  call: 'request-return-cancellation',
  method: 'POST',
  path: /\/user_return_cancellations\/v1$/,
  cells: {
    noAnswer: fails('uncertain'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('uncertain'),
    resetInBody: DONE,
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    // The return was read in the meantime, and the wait is over.
    away: fails('uncertain'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: { outcome: 'unavailable' },
    conflict: { outcome: 'unavailable' },
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
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
