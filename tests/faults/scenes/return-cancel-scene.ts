import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_CANCEL_DIALOG, type ReturnCancelEnd } from './return-cancel-dialog.js';

type ReturnCancelCell = Cell<ReturnCancelEnd>;
/** Also if the answer was lost, and the return shows that it was cancelled. */
const DONE: ReturnCancelCell = { end: 'done' };
const fails = (end: ReturnCancelEnd): ReturnCancelCell => ({
  end,
  errors: ['service-request-return-cancellation-failure'],
});

/** Cancelling a return: a write, which is never retried automatically. */
export const RETURN_CANCEL_SCENE: CallScene<ReturnCancelEnd> = {
  ...RETURN_CANCEL_DIALOG,
  call: 'request-return-cancellation',
  method: 'POST',
  path: /\/user_return_cancellations\/v1$/,
  cells: {
    noAnswer: fails('uncertain'),
    offline: { end: 'offline', errors: ['offline'] },
    reset: fails('uncertain'),
    resetInBody: DONE,
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    // The return was read in the meantime, and the wait is over.
    away: fails('uncertain'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: { end: 'unavailable' },
    conflict: { end: 'unavailable' },
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
    unmounted: { end: 'gone' },
    huge: DONE,
    chunk: { end: 'chunk', errors: ['chunk-load'] },
  },
};
