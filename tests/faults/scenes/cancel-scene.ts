import type { CallScene, Cell } from '../call-scene.js';
import { CANCEL_DIALOG, type CancelOutcome } from './cancel-dialog.js';

type CancelCell = Cell<CancelOutcome>;
const DONE: CancelCell = { outcome: 'done' };
/** The order shows that the cancellation was carried out. */
const SEEN: CancelCell = { outcome: 'pending' };
const fails = (outcome: CancelOutcome): CancelCell => ({ outcome, errors: ['service-request-cancel-failure'] });

/** Cancelling an order: a write, which is never retried automatically. */
export const CANCEL_SCENE: CallScene<CancelOutcome> = {
  ...CANCEL_DIALOG,
  call: 'request-cancel',
  method: 'POST',
  path: /\/cancelOrder$/,
  cells: {
    noAnswer: fails('uncertain'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('uncertain'),
    resetInBody: SEEN,
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    // The order was read in the meantime, and the wait is over.
    away: fails('uncertain'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: { outcome: 'unavailable' },
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('uncertain'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('unreadable'),
    signInPage: fails('signedOut'),
    empty: fails('unreadable'),
    noContent: fails('unreadable'),
    fieldMissing: SEEN,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('unreadable'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
