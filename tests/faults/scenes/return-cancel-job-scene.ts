import type { CallScene, Cell } from '../call-scene.js';
import { RETURN_CANCEL_DIALOG, RETURN_CANCEL_JOB_PATH, type ReturnCancelEnd } from './return-cancel-dialog.js';

type JobEnd = Extract<ReturnCancelEnd, 'done' | 'signedOut' | 'chunk' | 'gone'>;

/** If the job gives no result, the return shows that it was cancelled. */
const DONE: Cell<JobEnd> = { end: 'done' };
const SIGNED_OUT: Cell<JobEnd> = { end: 'signedOut', errors: ['service-get-return-cancellation-job-failure'] };

const { done, signedOut, chunk, gone } = RETURN_CANCEL_DIALOG.ends;

/** Polling the job of a return's cancellation until it ends. */
export const RETURN_CANCEL_JOB_SCENE: CallScene<JobEnd> = {
  ...RETURN_CANCEL_DIALOG,
  call: 'get-return-cancellation-job',
  method: 'GET',
  path: RETURN_CANCEL_JOB_PATH,
  ends: { done, signedOut, chunk, gone },
  cells: {
    noAnswer: DONE,
    offline: DONE,
    reset: DONE,
    resetInBody: DONE,
    status500: DONE,
    badGateway: DONE,
    away: DONE,
    expired: DONE,
    signedOut: SIGNED_OUT,
    forbidden: DONE,
    notFound: DONE,
    conflict: DONE,
    throttled: DONE,
    opaque: DONE,
    oddWait: DONE,
    endlessWait: DONE,
    brokenJson: DONE,
    signInPage: SIGNED_OUT,
    empty: DONE,
    noContent: DONE,
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: DONE,
    slow: DONE,
    crossed: DONE,
    unmounted: { end: 'gone' },
    huge: DONE,
    chunk: { end: 'chunk', errors: ['chunk-load'] },
  },
};
